import { Search } from 'lucide-react'
import { useState } from 'react'
import type { MessageTemplate } from '../../../src/contracts/message-templates/message-templates.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Input } from '../../ui/input.tsx'
import { TemplateList, type TemplateListProps } from './template-list.tsx'

/** From this number of templates on, there is a search field. */
const SEARCHED_FROM = 8

/** The account's templates, and a search where there are many. */
export function FoundTemplates({ templates, onUse, deeds }: TemplateListProps) {
  const [words, setWords] = useState('')
  const found = templates.filter((template) => matches(template, words))
  if (templates.length === 0)
    return <EmptyState title="No templates yet">Write a message and select “Save as template” to reuse it.</EmptyState>
  return (
    <>
      {templates.length >= SEARCHED_FROM ? (
        <Input
          type="search"
          icon={Search}
          aria-label="Search templates"
          placeholder="Search names and texts"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      ) : null}
      {found.length === 0 ? (
        <p className="py-6 text-center text-muted text-sm">No matching templates.</p>
      ) : (
        <TemplateList templates={found} onUse={onUse} deeds={deeds} />
      )}
    </>
  )
}

/** Whether the template contains every word of the search. */
function matches({ name, subject, content }: MessageTemplate, words: string): boolean {
  const text = `${name} ${subject ?? ''} ${content}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
