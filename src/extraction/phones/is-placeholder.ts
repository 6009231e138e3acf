const ASCENDING = '0123456789012345678901234567890'
const DESCENDING = '9876543210987654321'

/** Whether a number is a placeholder from a form or template: one repeated digit, or digits in order. */
export function isPlaceholder(nationalNumber: string): boolean {
  const tail = nationalNumber.slice(-8)
  return (
    /^(\d)\1+$/.test(nationalNumber.slice(-7)) ||
    (nationalNumber.length >= 8 && (ASCENDING.includes(nationalNumber) || DESCENDING.includes(nationalNumber))) ||
    (tail.length === 8 && nationalNumber.startsWith('2345678'))
  )
}
