/** What makes two names of lists or tags the same. */
export const foldedLabel = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase()
