import type { DataItem } from '../../../src/contracts/data.ts'

const LENGTH_MAX = 100
/** Shorter strings are noise. */
const LENGTH_MIN = 3

/** An item's content as a list shows it: strings of three characters or more, cut at a hundred. */
export function previewOf({ data }: Pick<DataItem, 'data'>): string {
  const text = Object.values(data)
    .flat()
    .filter((value) => value.length >= LENGTH_MIN)
    .join(', ')
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text
}
