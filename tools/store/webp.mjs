// Animated WebP out of single ones: the container is a list of chunks, so no package is needed.

function chunk(name, ...parts) {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, 0, 'ascii');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

const threeBytes = (...numbers) =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(3);
      bytes.writeUIntLE(number, 0, 3);
      return bytes;
    }),
  );

/** The picture chunk of a single lossy WebP, as a browser's canvas makes it. */
function pictureIn(webp) {
  for (let at = 12; at < webp.length;) {
    const name = webp.toString('ascii', at, at + 4);
    const size = webp.readUInt32LE(at + 4);
    if (name === 'VP8 ') return webp.subarray(at, at + 8 + size + (size % 2));
    at += 8 + size + (size % 2);
  }
  throw new Error('not a lossy WebP');
}

/** `frames`: { webp, ms }, all of one size. Runs for ever. */
export function animate(frames, { width, height }) {
  const header = chunk('VP8X', Buffer.from([0b10, 0, 0, 0]), threeBytes(width - 1, height - 1));
  const loop = chunk('ANIM', Buffer.from([0, 0, 0, 0]), Buffer.from([0, 0]));
  const pictures = frames.map(({ webp, ms }) =>
    chunk('ANMF', threeBytes(0, 0, width - 1, height - 1, ms), Buffer.from([0b10]), pictureIn(webp)),
  );
  const body = Buffer.concat([Buffer.from('WEBP'), header, loop, ...pictures]);
  const riff = Buffer.alloc(8);
  riff.write('RIFF', 0, 'ascii');
  riff.writeUInt32LE(body.length, 4);
  return Buffer.concat([riff, body]);
}
