import { useState } from 'react'
import type { z } from 'zod'
import { type CrawlOptions, DEPTH_MAX, type SITEMAP_USES } from '../../../../src/contracts/crawls/crawl-options.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import type { SelectOption } from '../../../ui/select-face.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

export type OptionsInput = z.input<typeof CrawlOptions>

const sitemaps: readonly SelectOption<(typeof SITEMAP_USES)[number]>[] = [
  { value: 'hints', label: 'As hints', hint: 'In addition to links on pages' },
  { value: 'first', label: 'First', hint: 'URLs from the sitemap first' },
  { value: 'ignore', label: 'Ignore', hint: 'Follow links only' },
]

export interface ScopeOptionsProps {
  options: OptionsInput
  onChange: (options: OptionsInput) => void
  errorOf: (field: keyof OptionsInput) => string | undefined
}

/** Restricts the pages of a site that a crawl reads, and sets the site's language and country. */
export function ScopeOptions({ options, onChange, errorOf }: ScopeOptionsProps) {
  const change = (part: Partial<OptionsInput>) => onChange({ ...options, ...part })
  return (
    <>
      <Field
        label="Include paths"
        aside="Optional"
        error={errorOf('include')}
        hint="One per line, as in robots.txt: /team or *contact*"
      >
        <Lines value={options.include ?? []} onChange={(include) => change({ include })} placeholder="/team" />
      </Field>
      <Field label="Exclude paths" aside="Optional" error={errorOf('exclude')}>
        <Lines value={options.exclude ?? []} onChange={(exclude) => change({ exclude })} placeholder="/blog/*" />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Depth" aside="Clicks" error={errorOf('depth')}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={DEPTH_MAX}
            step={1}
            placeholder="Any"
            value={options.depth === null || options.depth === undefined ? '' : String(options.depth)}
            onChange={({ target }) => change({ depth: target.value === '' ? null : Number(target.value) })}
          />
        </Field>
        <Field label="Sitemap">
          <Select value={options.sitemap ?? 'hints'} onChange={(sitemap) => change({ sitemap })} options={sitemaps} />
        </Field>
        <Field label="Language" error={errorOf('language')}>
          <Input
            maxLength={2}
            placeholder="en"
            autoCapitalize="none"
            value={options.language ?? ''}
            onChange={({ target }) => change({ language: target.value || null })}
          />
        </Field>
        <Field label="Phone country" error={errorOf('country')}>
          <Input
            maxLength={2}
            placeholder="GB"
            autoCapitalize="characters"
            value={options.country ?? ''}
            onChange={({ target }) => change({ country: target.value || null })}
          />
        </Field>
      </div>
      <Checkbox
        label="Include subdomains"
        hint="shop.example.com belongs to example.com."
        checked={options.subdomains ?? true}
        onChange={({ target }) => change({ subdomains: target.checked })}
      />
    </>
  )
}

interface LinesProps {
  value: readonly string[]
  onChange: (lines: string[]) => void
  placeholder: string
}

/** A list as text, one entry per line. Keeps the text as typed, including blank lines. */
function Lines({ value, onChange, placeholder }: LinesProps) {
  const [text, setText] = useState(value.join('\n'))
  const linesOf = (written: string) =>
    written
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  // A preset that arrives later replaces the text.
  const shown = linesOf(text).join('\n') === value.join('\n') ? text : value.join('\n')
  return (
    <Textarea
      rows={2}
      className="min-h-14"
      value={shown}
      placeholder={placeholder}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => {
        setText(target.value)
        onChange(linesOf(target.value))
      }}
    />
  )
}
