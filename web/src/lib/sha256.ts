/**
 * SHA-256 of some bytes, as hex: by the browser, or by hand where the browser keeps it from pages
 * that came over plain HTTP, such as those of a server in one's own network.
 */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle;
  const digest = subtle
    ? new Uint8Array(await subtle.digest("SHA-256", bytes.slice().buffer))
    : sha256ByHand(bytes);
  return hex(digest);
}

/** The bytes that hex digits stand for, or null if they aren't any. */
export function fromHex(text: string): Uint8Array | null {
  const digits = text.trim().toLowerCase();
  if (!/^([0-9a-f]{2})+$/.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** FIPS 180-4; the constants are the roots of the first primes, as the standard defines them. */
export function sha256ByHand(bytes: Uint8Array): Uint8Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
  const k = primes.map((p) => fraction(Math.cbrt(p)));
  const h = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(length - 4, bytes.length * 8);

  const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
  const w = new Int32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        w[i] = padded.getInt32(block + i * 4);
        continue;
      }
      const a = at(w, i - 15);
      const b = at(w, i - 2);
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    const v = h.slice();
    for (let i = 0; i < 64; i++) {
      const [a, b, c, d, e, f, g, last] = v as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (last + s1 + ((e & f) ^ (~e & g)) + at(k, i) + at(w, i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      v.splice(0, 8, (t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g);
    }
    v.forEach((value, i) => (h[i] = (at(h, i) + value) | 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  h.forEach((value, i) => out.setInt32(i * 4, value));
  return new Uint8Array(out.buffer);
}

function at(list: ArrayLike<number>, i: number): number {
  return list[i] ?? 0;
}
