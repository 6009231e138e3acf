import type { Source } from '../../src/contracts/data/data.ts'
import { formatDate, formatDateTime } from '../lib/format.ts'
import type { SelectOption } from './select-face.tsx'
import { sourceTypes } from './value-words.ts'

/**
 * Sources as select options. Sources with the same name show their day, and on the same day their time, to tell them
 * apart.
 */
export function sourceOptions(sources: readonly Source[]): SelectOption<string>[] {
  return sources.map(({ id, type, name, created_at }) => {
    const namesakes = sources.filter((other) => other.id !== id && other.name === name)
    const day = formatDate(created_at)
    const isDayShared = namesakes.some((other) => formatDate(other.created_at) === day)
    const when = isDayShared ? formatDateTime(created_at) : namesakes.length > 0 ? day : null
    return { value: id, label: name, hint: [sourceTypes[type].label, when].filter(Boolean).join(' · ') }
  })
}
