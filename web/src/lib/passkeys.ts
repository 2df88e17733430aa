/** Passkeys: WebAuthn between the server's options and the browser's answer, both as JSON. */
import { api } from "./api";
import type { Me } from "../wire";

/** Whether the browser has passkeys on this page: they need HTTPS, or localhost, and a name for it. */
export function hasPasskeys(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return window.isSecureContext && "PublicKeyCredential" in window && !isNumber;
}

/** Why a passkey was not made or used: the person went back, or the device has one already. */
export class PasskeyStopped extends Error {
  readonly reason: "cancelled" | "known";

  constructor(reason: PasskeyStopped["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Make a passkey for whoever looks at the page. */
export async function addPasskey(): Promise<Me> {
  const options = (await api.passkeyOptions()) as unknown as CreationJson;
  const credential = await asked(
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map(descriptor),
      } as unknown as PublicKeyCredentialCreationOptions,
    }),
  );
  const { clientDataJSON, attestationObject } =
    credential.response as AuthenticatorAttestationResponse;
  return api.addPasskey(
    answer(credential, {
      clientDataJSON: text(clientDataJSON),
      attestationObject: text(attestationObject),
    }),
  );
}

/** Become whom a passkey of this device belongs to. */
export async function enterByPasskey(): Promise<Me> {
  const options = (await api.passkeyLoginOptions()) as unknown as RequestJson;
  const credential = await asked(
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        allowCredentials: (options.allowCredentials ?? []).map(descriptor),
      } as unknown as PublicKeyCredentialRequestOptions,
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse;
  return api.enterByPasskey(
    answer(credential, {
      clientDataJSON: text(clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      ...(userHandle ? { userHandle: text(userHandle) } : {}),
    }),
  );
}

interface Descriptor {
  id: string;
  type: string;
}

interface CreationJson {
  challenge: string;
  user: { id: string };
  excludeCredentials?: Descriptor[];
}

interface RequestJson {
  challenge: string;
  allowCredentials?: Descriptor[];
}

async function asked(question: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await question;
    if (credential) return credential as PublicKeyCredential;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") throw new PasskeyStopped("known");
    if (name !== "NotAllowedError" && name !== "AbortError") throw error;
  }
  throw new PasskeyStopped("cancelled");
}

function answer(
  credential: PublicKeyCredential,
  response: Record<string, string>,
): Record<string, unknown> {
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    clientExtensionResults: credential.getClientExtensionResults(),
    response,
  };
}

function descriptor({ id, type }: Descriptor): { id: Uint8Array; type: string } {
  return { id: bytes(id), type };
}

/** Base64 as it may stand in an address, as bytes. */
export function bytes(encoded: string): Uint8Array {
  const plain = atob(encoded.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
