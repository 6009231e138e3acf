/** The name that a column of its own is merged in by: "Order number" as `order_number`. */
export const ownField = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
