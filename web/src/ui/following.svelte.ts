/** What of a box that scrolls is looked at. */
type Extent = Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight">;

/** So near to the end, in pixels, is at the end. */
const NEAR = 40;

/** Whether somebody follows a list that grows at its end, and how much of it they have not seen. */
export class Following {
  isFollowing = $state(true);
  /** How many lines there were when the reader left the end. */
  #seen = $state(0);
  #top = 0;
  #size = "";

  /** How many of so many lines are new to somebody who reads further up. */
  news(count: number): number {
    return this.isFollowing ? 0 : Math.max(0, count - this.#seen);
  }

  /** A reader who moves up stays there. What moved because the list or its box has another size is nobody's wish. */
  scrolled(box: Extent, count: number): void {
    if (box.clientHeight === 0) return;
    const { scrollTop, scrollHeight, clientHeight } = box;
    const size = `${scrollHeight}/${clientHeight}`;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.isFollowing = true;
    else if (size !== this.#size && this.isFollowing) box.scrollTop = scrollHeight;
    else if (scrollTop < this.#top && this.isFollowing) {
      this.isFollowing = false;
      this.#seen = count;
    }
    this.#top = box.scrollTop;
    this.#size = size;
  }

  /** Keep a follower at the end when something has another size. */
  resized(box: Extent): void {
    if (this.isFollowing) box.scrollTop = box.scrollHeight;
  }

  /** Go to the end, and follow again. */
  catchUp(box: Extent): void {
    this.isFollowing = true;
    this.resized(box);
  }
}
