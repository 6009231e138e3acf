/** The zeros of the decimal digits of other scripts, Arabic to Khmer and full-width (Unicode category Nd). */
const ZEROS = [
  ...[0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66],
  ...[0xe50, 0xed0, 0x1040, 0x17e0, 0xff10],
]
const OTHER_DIGIT = /(?!\d)\p{Nd}/gu

/** Replaces the digits of other scripts with ASCII digits. The length is unchanged. */
export const withAsciiDigits = (text: string): string =>
  text.replace(OTHER_DIGIT, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = ZEROS.find((at) => code >= at && code < at + 10)
    return zero === undefined ? digit : String(code - zero)
  })
