"""Makes PNG pictures small: 256 colours that fit the picture, chosen by median cut."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Page

_SIGNATURE = b"\x89PNG\r\n\x1a\n"

# Counting 1.3 million pixels is a matter of milliseconds for a browser.
_REDUCE = """async source => {
    const bytes = Uint8Array.from(atob(source), one => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const {data} = context.getImageData(0, 0, image.width, image.height);
    const pixels = new Uint32Array(image.width * image.height);
    const counts = new Map();
    for (let i = 0; i < pixels.length; i++) {
        const colour = (data[4 * i] << 16) | (data[4 * i + 1] << 8) | data[4 * i + 2];
        pixels[i] = colour;
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const part = (colour, shift) => (colour >> shift) & 255;
    const box = colours => {
        const spans = [16, 8, 0].map(shift => {
            let [low, high] = [255, 0];
            for (const one of colours) {
                low = Math.min(low, part(one, shift));
                high = Math.max(high, part(one, shift));
            }
            return [high - low, shift];
        });
        const [span, shift] = spans.reduce((a, b) => (b[0] > a[0] ? b : a));
        const weight = colours.reduce((sum, one) => sum + counts.get(one), 0);
        return {colours, span, shift, rank: span * span * Math.sqrt(weight)};
    };
    const boxes = [box([...counts.keys()])];
    while (boxes.length < 256) {
        boxes.sort((a, b) => a.rank - b.rank);
        const {colours, span, shift} = boxes.at(-1);
        if (!span) break;
        boxes.pop();
        const low = colours.reduce((least, one) => Math.min(least, part(one, shift)), 255);
        const middle = low + span / 2;
        boxes.push(box(colours.filter(one => part(one, shift) <= middle)));
        boxes.push(box(colours.filter(one => part(one, shift) > middle)));
    }
    const numbers = new Map();
    const palette = boxes.flatMap(({colours}, number) => {
        colours.forEach(one => numbers.set(one, number));
        const all = colours.reduce((sum, one) => sum + counts.get(one), 0);
        return [16, 8, 0].map(shift => Math.round(
            colours.reduce((sum, one) => sum + part(one, shift) * counts.get(one), 0) / all));
    });
    let indices = "";
    for (let i = 0; i < pixels.length; i += 8192)
        indices += String.fromCharCode(
            ...Array.from(pixels.subarray(i, i + 8192), one => numbers.get(one)));
    return [image.width, image.height, palette, btoa(indices)];
}"""


def reduced(page: Page, picture: bytes) -> bytes:
    """The same PNG with at most 256 colours; `page` may be any page without a policy."""
    width, height, palette, indices = page.evaluate(_REDUCE, base64.b64encode(picture).decode())
    pixels = base64.b64decode(indices)
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return _SIGNATURE + b"".join(
        _chunk(kind, body)
        for kind, body in [
            (b"IHDR", header),
            (b"PLTE", bytes(palette)),
            (b"IDAT", zlib.compress(rows, 9)),
            (b"IEND", b""),
        ]
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
