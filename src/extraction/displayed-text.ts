import { reverse, rot13 } from './emails/text-ciphers.ts'

/** Letters of Hebrew, Arabic and related scripts, which run from right to left anyway. */
const RTL_LETTER = /[\u0590-\u08ff]/

/** The class of an element whose text a script of an email encoder shifts back, such as `__eae_r13` or `rot13`. */
const SHIFTED_CLASS = /(?:^|[\s_-])rot-?13(?:$|[\s_-])|_r13(?:$|\s)/i

/** How a text is displayed where CSS sets Latin letters from right to left. */
export const turned = (text: string): string => (RTL_LETTER.test(text) ? text : reverse(text))

/** Whether the text of an element of these classes is displayed as `rot13` reads it. */
export const isShifted = (classes: string): boolean => classes.includes('13') && SHIFTED_CLASS.test(classes)

/** An address that is written in ROT13; any other text is displayed as it is. */
export const shiftedBack = (text: string): string => (text.includes('@') ? rot13(text) : text)
