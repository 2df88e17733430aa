// Looks at the page of a table as a person would who wants to find fault with it.
// Gives the faults as sentences, by what they are about, and where the regions of the page lie.
// least: how many pixels a target needs. touch: whether it is for fingers. within: what is looked through for things
// that can be chosen, besides question, outcome and actions. tabs: whether its tabs are turned.
async ({ width, height, least, touch, within, tabs }) => {
    const CONTROLS = `button:not(:disabled), a[href]:not(.skip), label:has(input), input:not(label input), select,
        [role=button], .target:is(.lit, .chosen, svg *), .choosable`;
    const REGIONS = touch
        ? [".strip", ".views", ".board", ".question", ".outcome", ".dock", ".actions"]
        : [".bar", ".board", ".dock", ".undo", ".confirm"];
    const PLACES = [".bar", ".strip", ".views", ".board", ".dock", ".panel", ".table", ".tray", "aside", "section.sheet"];
    const shell = document.querySelector(".shell");
    const faults = {};

    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const select = (selector, root = document) => [...root.querySelectorAll(selector)];
    const boxOf = (element) => element.getBoundingClientRect();
    const told = ({ left, top, right, bottom }) =>
        `(${[left, top, right, bottom].map((one) => Math.round(one)).join(" ")})`;
    const isSeen = (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(".visually-hidden, [aria-hidden=true], [inert]") &&
        boxOf(element).width > 0;

    function nameOf(element) {
        const text = element.getAttribute("aria-label") || element.textContent;
        const words = text.trim().replace(/\s+/g, " ").slice(0, 40);
        const place = PLACES.findLast((one) => element.closest(one)) ?? "the page";
        return `${element.tagName.toLowerCase()}.${element.classList[0]} “${words}” of ${place}`;
    }

    function blame(element, fault) {
        faults[`${nameOf(element)} ${fault.replace(/\d.*/, "")}`] ??= `${nameOf(element)} ${fault}`;
    }

    const isInWindow = ({ left, top, right, bottom }) =>
        left > -1 && top > -1 && right < width + 1 && bottom < height + 1;

    function checkInWindow(element) {
        const isInside = isInWindow(boxOf(element));
        if (!isInside) blame(element, `lies outside the window at ${told(boxOf(element))}`);
        return isInside;
    }

    // Scroll it into sight as a person can: only what is there to be scrolled.
    function reveal(element) {
        for (let one = element.parentElement; one && one !== shell; one = one.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(one);
            if (!/auto|scroll/.test(overflowX + overflowY)) continue;
            const [box, room] = [boxOf(element), boxOf(one)];
            one.scrollTop += box.top + box.height / 2 - (room.top + room.height / 2);
            one.scrollLeft += box.left + box.width / 2 - (room.left + room.width / 2);
        }
    }

    function checkReach(element) {
        reveal(element);
        if (!checkInWindow(element)) return;
        const box = boxOf(element);
        const [hit] = document
            .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            .filter((one) => !one.closest("[role=tooltip]"));
        if (!hit || !(element.contains(hit) || hit.contains(element)))
            blame(element, `lies under ${hit && nameOf(hit)} at ${told(box)}`);
    }

    function checkCut(element) {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
        if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
            blame(
                element,
                `is cut: it needs ${scrollWidth} x ${scrollHeight}, and has ${clientWidth} x ${clientHeight}`,
            );
    }

    const isSmall = (element) => Math.min(boxOf(element).width, boxOf(element).height) < least - 0.5;

    // Links within a sentence are as small as their words.
    function checkSize(element) {
        if (!isSmall(element) || getComputedStyle(element).display === "inline") return;
        const box = boxOf(element);
        blame(element, `is smaller than ${least}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`);
    }

    // What is drawn may be small for fingers where the drawing can be enlarged.
    async function checkEnlarged(elements) {
        const small = elements.filter(isSmall);
        if (!small.length) return;
        const steps = () => select(".board .size button").filter(isSeen);
        for (let press = 0; press < 2; press++) {
            steps().at(-1)?.click();
            await frame();
        }
        small.filter((element) => element.isConnected).forEach(checkSize);
        if (steps().length > 1) steps()[0].click();
        await frame();
    }

    // A tray may lie over the board: it folds away.
    async function checkReachOfAll(targets) {
        const tray = select(".tray header [aria-expanded=true]")[0];
        const isUnder = (element) => tray && element.closest(".board") && !element.closest(".tray");
        targets.filter((element) => !isUnder(element)).forEach(checkReach);
        if (!tray) return;
        tray.click();
        await frame();
        targets.filter(isUnder).forEach(checkReach);
        tray.click();
        await frame();
    }

    async function checkTargets() {
        const targets = select(within)
            .flatMap((root) => select(CONTROLS, root))
            .filter(isSeen);
        const isDrawn = (element) => touch && element.closest(".board svg");
        targets.filter((element) => !isDrawn(element)).forEach(checkSize);
        await checkReachOfAll(targets);
        await checkEnlarged(targets.filter(isDrawn));
    }

    // The tabs and views where something can be chosen, and the board.
    async function checkTabs() {
        const all = select(touch ? ".views button" : "[role=tab]");
        const open = all.find((one) => one.matches("[aria-current=page], [aria-selected=true]"));
        const offers = (tab) => tab.querySelector("b, .count") || (touch && tab === all[0]);
        for (const tab of all.filter((one) => one !== open && offers(one))) {
            tab.click();
            await frame();
            await checkTargets();
        }
        open?.click();
        await frame();
    }

    function checkBar() {
        select(".question .what, .outcome p, .bar .button, .strip button, .views button, .menu .mark, .dock, .dock .track")
            .filter(isSeen)
            .forEach(checkCut);
        select(".question, .question .what, .outcome, .actions > *, .menu .mark").filter(isSeen).forEach(checkInWindow);
        for (const what of select(".question .what").filter(isSeen))
            if (boxOf(what).height > boxOf(what.closest(".question")).height)
                blame(what, "needs more height than the question has");
    }

    function checkPage() {
        const { scrollWidth, scrollHeight } = document.scrollingElement;
        if (innerWidth !== width || scrollWidth > width || scrollHeight > height)
            faults.page = `the page has ${scrollWidth} x ${scrollHeight} and the window ${innerWidth} x ${innerHeight}`;
        if (shell.scrollWidth > shell.clientWidth || shell.scrollHeight > shell.clientHeight)
            faults.screen = `what is on the screen needs ${shell.scrollWidth} x ${shell.scrollHeight}`;
    }

    await frame();
    const boxes = Object.fromEntries(
        REGIONS.map((name) => [name, document.querySelector(name)])
            .filter(([_, element]) => element)
            .map(([name, element]) => [name, told(boxOf(element))]),
    );
    checkBar();
    if (!touch) select(".players").filter(isSeen).forEach(checkCut);
    if (within) await checkTargets();
    if (tabs) await checkTabs();
    checkPage();
    return { faults, boxes };
}
