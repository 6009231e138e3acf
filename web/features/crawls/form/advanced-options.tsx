import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CRAWL_NAME_MAX, type CrawlEngine, PAGE_LIMIT_MAX } from '../../../../src/contracts/crawls/crawls.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Select } from '../../../ui/select.tsx'
import type { SelectOption } from '../../../ui/select-face.tsx'
import type { OptionsInput } from './scope-options.tsx'
import type { CrawlMode } from './use-crawl-form.ts'

// Below a line that most leave closed. They hold no fields of the form themselves.
const RefiningOption = lazyPart(async () => (await import('./refining-option.tsx')).RefiningOption)
const ScopeOptions = lazyPart(async () => (await import('./scope-options.tsx')).ScopeOptions)

const engines: readonly SelectOption<CrawlEngine>[] = [
  { value: 'default', label: 'Default (auto)', hint: 'Chooses the best one for each page' },
  { value: 'browserless', label: 'Browserless', hint: 'Renders every page in a browser' },
  { value: 'serpapi', label: 'SerpApi', hint: 'Keyword mode using only SerpApi' },
  { value: 'basic', label: 'Basic', hint: 'Plain requests, the fastest' },
]

/** Hints for engines whose behaviour differs from their name. */
const engineHints: Readonly<Record<CrawlMode, Partial<Record<CrawlEngine, string>>>> = {
  url: { serpapi: "In URL mode there's no search, so SerpApi reads pages like Basic." },
  keyword: { serpapi: 'Searches with SerpApi only, then reads pages like Basic.' },
}

export interface AdvancedOptionsProps {
  mode: CrawlMode
  engine: CrawlEngine
  onEngine: (engine: CrawlEngine) => void
  respectsRobots: boolean
  robots: UseFormRegisterReturn
  limitValue: string
  limit: UseFormRegisterReturn
  name: UseFormRegisterReturn
  nameError: string | undefined
  limitError: string | undefined
  options: OptionsInput
  onOptions: (options: OptionsInput) => void
  optionError: (field: keyof OptionsInput) => string | undefined
  /** Shown at the end: saves the options as defaults. */
  footer: ReactNode
}

const SCOPE_FIELDS = ['include', 'exclude', 'depth', 'language', 'country'] as const

/** Whether the options restrict the crawl to a part of the site. */
const isNarrowed = ({ include, exclude, depth, subdomains }: OptionsInput) =>
  Boolean(include?.length || exclude?.length) || typeof depth === 'number' || subdomains === false

/**
 * Engine, robots.txt, page limit and scope, collapsed below a one-line summary. An error among them keeps them open.
 */
export function AdvancedOptions(props: AdvancedOptionsProps) {
  const { engine, respectsRobots, limitValue, limitError, nameError, options, optionError } = props
  const isWrong = Boolean(limitError) || Boolean(nameError) || SCOPE_FIELDS.some((field) => optionError(field))
  const summary = [
    engine === 'default' ? 'auto' : engine,
    respectsRobots ? 'robots.txt' : 'no robots.txt',
    limitValue ? pluralize(Number(limitValue), 'page') : '– pages',
    ...(isNarrowed(options) ? ['filtered'] : []),
  ].join(' · ')
  return (
    <Disclosure
      title="Advanced Options"
      summary={summary}
      isHeldOpen={isWrong}
      rest={
        <>
          <RefiningOption
            isOn={options.ai_extraction === true}
            onChange={(ai_extraction) => props.onOptions({ ...options, ai_extraction })}
          />
          <ScopeOptions options={options} onChange={props.onOptions} errorOf={optionError} />
          {props.footer}
        </>
      }
    >
      <Field label="Name" error={nameError} hint="What to call this crawl. Leave empty for its website or keyword.">
        <Input {...props.name} type="text" maxLength={CRAWL_NAME_MAX} autoComplete="off" />
      </Field>
      <Field label="Engine" hint={engineHints[props.mode][engine]}>
        <Select value={engine} onChange={props.onEngine} options={engines} />
      </Field>
      <Field label="Page limit" error={limitError} hint={`1 to ${PAGE_LIMIT_MAX} pages`}>
        <Input {...props.limit} type="number" inputMode="numeric" min={1} max={PAGE_LIMIT_MAX} step={1} />
      </Field>
      <Checkbox {...props.robots} label="Check robots.txt" hint="Skips pages the site asks crawlers not to read." />
    </Disclosure>
  )
}
