// The logo as an app's icon, and the file that holds several sizes of it.

const INDIGO = '#4942d4'

/** As web/ui/logo.tsx draws it, in a box of 28. */
export function logoMark(radius) {
  return `<rect width="28" height="28" rx="${radius}" fill="${INDIGO}"/>${route}`
}

const route = `<path d="M7.5 20.5c5.5 0 3.5-6 7-6.5s2-6.5 6-6.5" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><circle cx="7.5" cy="20.5" r="2.6" fill="#fff"/><circle cx="20.5" cy="7.5" r="3" fill="${INDIGO}" stroke="#fff" stroke-width="2.2"/>`

/** `isFull` leaves the corners to the system, which cuts its own; `scale` keeps the drawing clear of its cut. */
export function iconPicture({ isFull = false, scale = 1 }) {
  const inset = (28 - 28 * scale) / 2
  const tile = `<rect width="28" height="28" rx="${isFull ? 0 : 6.4}" fill="${INDIGO}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${tile}<g transform="translate(${inset} ${inset}) scale(${scale})">${route}</g></svg>`
}

/** ICO: a table of PNGs. `pictures` are pairs of size in pixels (below 256) and bytes. */
export function iconFile(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(([size, bytes], index) => {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  })
  return Buffer.concat([head, ...pictures.map(([, bytes]) => bytes)])
}
