/** Bitcoin's base 58, without letters that look alike. All of them are in the alphabet of every phone (GSM-7). */
export const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** A number of zero or more in base 58. */
export const toBase58 = (value: bigint): string =>
  value < 58n ? BASE58[Number(value)]! : `${toBase58(value / 58n)}${BASE58[Number(value % 58n)]}`

/** The number that some letters of base 58 mean, as long as it is a safe integer. */
export function fromBase58(letters: string): number {
  let number = 0
  for (const letter of letters) number = number * 58 + BASE58.indexOf(letter)
  return number
}
