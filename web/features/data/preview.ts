import type { DataItem } from '../../../src/contracts/data/data.ts'
import { phoneText } from '../../lib/phone-text.ts'

type PreviewedItem = Pick<DataItem, 'data' | 'type' | 'normalized'>

const LENGTH_MAX = 100
/** Shorter strings are usually noise. */
const LENGTH_MIN = 3

/** An item's content for a list: strings of at least three characters, cut off at a hundred. */
export function previewOf({ data, type, normalized }: PreviewedItem): string {
  if (type === 'phones') return phoneText(normalized)
  const text = Object.values(data)
    .flat()
    .filter((value) => value.length >= LENGTH_MIN)
    .join(', ')
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text
}
