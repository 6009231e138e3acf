/** Shifts each Latin letter by half the alphabet; applied twice, the text is as before. */
export const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })

/** The characters from the last to the first. */
export const reverse = (text: string): string => [...text].reverse().join('')
