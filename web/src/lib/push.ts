/** Messages of the server to this browser, also while no page of ours is open. */
import type { NewPush } from "../wire";

const WORKER = "/push.js";
/** How many milliseconds a browser may try to reach its push service: without one it tries on and on. */
const PATIENCE = 15_000;

/** Whether this browser can be reached: it needs HTTPS, and on some phones to be installed first. */
export function canPush(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

/** Where this browser is reached; null if it isn't. */
export async function ownEndpoint(): Promise<string | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  const known = await worker?.pushManager.getSubscription();
  return known?.endpoint ?? null;
}

/** Let this browser be reached by the server of this key; null if the person or the browser doesn't allow it. */
export async function subscribe(key: string): Promise<NewPush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  try {
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    const earlier = await worker.pushManager.getSubscription();
    await earlier?.unsubscribe(); // it may belong to another key
    const subscription = await inTime(
      worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
    );
    const { endpoint, keys } = subscription.toJSON();
    return {
      kind: "push",
      endpoint: endpoint ?? "",
      p256dh: keys?.p256dh ?? "",
      auth: keys?.auth ?? "",
    };
  } catch {
    return null; // some browsers have no push service behind them
  }
}

/** What is promised, or a failure if that takes too long. */
function inTime<T>(promised: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error("the push service does not answer")), PATIENCE);
  });
  return Promise.race([promised, late]);
}

/** Let this browser be reached no longer. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
