/** What stands in the top bar, in the window's title and on its icon. */

class Heading {
  title = $state("");
  detail = $state("");
  /** The page has a bar of its own. */
  isHidden = $state(false);
}

export const heading = new Heading();

export function setHeading(title: string, detail = ""): void {
  heading.title = title;
  heading.detail = detail;
}

/** Say in the title and by the icon whether it is the viewer's turn. */
export function setTurn(title: string, turn: boolean): void {
  document.title = title ? `${title} – Orrery` : "Orrery";
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = turn ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
}
