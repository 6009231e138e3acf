/** Normalises the name of a list or tag: names that fold alike are the same. */
export const foldedLabel = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase()
