import type { Source } from '../../src/contracts/data.ts'
import { formatDate, formatDateTime } from '../lib/format.ts'
import type { SelectOption } from './select.tsx'
import { sourceTypes } from './value-words.ts'

/** Sources to choose from. Those of one name show their day, and of one day their time, or nobody could tell them apart. */
export function sourceOptions(sources: readonly Source[]): SelectOption<string>[] {
  return sources.map(({ id, type, name, created_at }) => {
    const namesakes = sources.filter((other) => other.id !== id && other.name === name)
    const day = formatDate(created_at)
    const isDayShared = namesakes.some((other) => formatDate(other.created_at) === day)
    const when = isDayShared ? formatDateTime(created_at) : namesakes.length > 0 ? day : null
    return { value: id, label: name, hint: [sourceTypes[type].label, when].filter(Boolean).join(' · ') }
  })
}
