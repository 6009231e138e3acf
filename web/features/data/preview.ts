import type { DataItem } from '../../../src/contracts/data/data.ts'
import type { PhoneText } from '../../lib/use-phone-text.ts'

type PreviewedItem = Pick<DataItem, 'data' | 'type' | 'value' | 'normalized'>

const LENGTH_MAX = 100
/** Shorter strings are usually noise. */
const LENGTH_MIN = 3

/** An item's content for a list: strings of at least three characters, cut off at a hundred. */
export function previewOf({ data, type, value, normalized }: PreviewedItem, phoneText: PhoneText): string {
  if (type === 'phones') return phoneText(normalized, value)
  const text = Object.values(data)
    .flat()
    .filter((value) => value.length >= LENGTH_MIN)
    .join(', ')
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text
}
