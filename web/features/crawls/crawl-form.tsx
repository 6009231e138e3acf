import { Globe, ListTree, Play, Search } from 'lucide-react'
import { type FormEvent, type Ref, useImperativeHandle, useState } from 'react'
import type { CrawlMap } from '../../../src/contracts/crawl-maps.ts'
import { CrawlPreset } from '../../../src/contracts/crawl-presets.ts'
import { PAGE_LIMIT_DEFAULT } from '../../../src/contracts/crawls.ts'
import { CallError } from '../../lib/call-error.ts'
import { suggestUrl } from '../../lib/suggest-url.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Input } from '../../ui/input.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import { AdvancedOptions } from './advanced-options.tsx'
import { useMapCrawl } from './api.ts'
import { type CrawlFormOutput, crawlFormDefaults, CrawlForm as Schema } from './crawl-form-schema.ts'
import { CrawlMapDialog } from './crawl-map-dialog.tsx'
import { MoreAddresses } from './more-addresses.tsx'
import { PlanAllowance } from './plan-allowance.tsx'
import { PresetButtons } from './preset-buttons.tsx'
import { TypeCheckboxes } from './type-checkboxes.tsx'
import { usePreset } from './use-preset.ts'

export interface CrawlFormHandle {
  focus: () => void
}

export interface CrawlFormProps {
  /** Settles when the server has answered: for a foreground crawl that is its end. */
  onStart: (body: CrawlFormOutput) => Promise<void>
  /** A URL to begin with, from a link. */
  initialUrl?: string
  ref?: Ref<CrawlFormHandle>
}

/** What to crawl and how. */
export function CrawlForm({ onStart, initialUrl = '', ref }: CrawlFormProps) {
  const [mode, setMode] = useState<'url' | 'keyword'>('url')
  const [limitMessage, setLimitMessage] = useState<string | null>(null)
  // Another crawl begins with empty fields, also those that keep text of their own.
  const [round, setRound] = useState(0)
  const [isBackground, setIsBackground] = useState(false)
  const [map, setMap] = useState<CrawlMap | null>(null)
  const mapping = useMapCrawl()
  const form = useContractForm(Schema, {
    defaultValues: { ...crawlFormDefaults, url: initialUrl },
    failureMessage: isBackground ? 'Failed to queue crawl job' : 'Crawl failed',
  })
  usePreset(form)
  useImperativeHandle(ref, () => ({ focus: () => form.setFocus(mode) }))
  const offer = mode === 'url' ? suggestUrl(form.watch('url') ?? '') : null

  function switchTo(next: 'url' | 'keyword') {
    setMode(next)
    form.clearErrors()
    // What the other mode asks for is not sent, nor asked about.
    if (next === 'keyword') {
      form.setValue('url', undefined)
      form.setValue('urls', [])
      form.setValue('keyword', '')
    } else {
      form.setValue('keyword', undefined)
      form.setValue('url', '')
      if (form.getValues('engine') === 'serpapi') form.setValue('engine', 'default')
    }
    setRound(round + 1)
  }

  const send = form.submit(async (body) => {
    setLimitMessage(null)
    try {
      await onStart(body)
    } catch (error) {
      // Nothing in the form can mend this one; a plan can.
      if (error instanceof CallError && error.status === 402) setLimitMessage(error.message)
      else throw error
    }
  })

  const preview = form.submit(async (body) => setMap((await mapping.mutateAsync({ body })).data))

  /** A bare domain is meant as https; a list of addresses needs no other one before it. */
  function run(action: typeof send, event?: FormEvent<HTMLFormElement>) {
    if (offer) form.setValue('url', offer)
    else if (mode === 'url' && !form.getValues('url')?.trim()) {
      form.setValue('url', form.getValues('urls')?.length ? undefined : '')
    }
    return action(event)
  }

  return (
    <Card>
      <form noValidate onSubmit={(event) => run(send, event)} aria-label="New crawl" className="flex flex-col gap-5">
        <SegmentedControl
          aria-label="What to crawl"
          value={mode}
          onChange={switchTo}
          className="flex w-full"
          segments={[
            { value: 'url', label: 'URL', icon: Globe },
            { value: 'keyword', label: 'Keyword', icon: Search },
          ]}
        />
        {mode === 'url' ? (
          <div className="flex flex-col gap-2">
            <Field
              label="URL"
              error={form.errorOf('url')}
              hint={offer ? `Read as ${offer}` : 'The site is read from here on, contact pages first.'}
            >
              <UrlInput {...form.register('url')} size="lg" />
            </Field>
            <MoreAddresses
              key={round}
              onChange={(urls) => form.setValue('urls', urls, { shouldDirty: true })}
              error={form.errorOf('urls')}
              isFurther={Boolean(form.watch('url')?.trim())}
              pagesMax={Number(form.watch('limit')) || PAGE_LIMIT_DEFAULT}
            />
          </div>
        ) : (
          <Field
            label="Keyword"
            error={form.errorOf('keyword')}
            hint="The web is searched for these words, and the companies' own sites among the results are read."
          >
            <Input {...form.register('keyword')} size="lg" icon={Search} placeholder="bakeries in Lagos" />
          </Field>
        )}
        <TypeCheckboxes
          registration={form.register('types')}
          selected={form.watch('types')}
          onSelect={(types) =>
            form.setValue('types', types, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
          error={form.errorOf('types')}
        />
        <AdvancedOptions
          engine={form.watch('engine') ?? 'default'}
          onEngine={(engine) => form.setValue('engine', engine, { shouldDirty: true })}
          checksRobots={form.watch('check_robot') === true}
          robots={form.register('check_robot')}
          limitValue={String(form.watch('limit') ?? '')}
          limit={form.register('limit')}
          limitError={form.errorOf('limit')}
          options={form.watch('options') ?? {}}
          onOptions={(options) => form.setValue('options', options, { shouldDirty: true })}
          optionError={(field) => messageIn(form.formState.errors.options?.[field])}
          footer={
            <PresetButtons
              current={() => CrawlPreset.parse(form.getValues())}
              onReset={(preset) => form.reset({ ...form.getValues(), ...preset })}
            />
          }
        />
        <Checkbox
          {...form.register('run_in_background', { onChange: (event) => setIsBackground(event.target.checked) })}
          label="Run in background"
          hint="Leave the page if you like. You will be notified when it is complete."
        />
        <LimitAlert message={limitMessage} />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <div className="flex flex-col gap-2">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isBlock
            icon={Play}
            isLoading={form.isSubmitting && !mapping.isPending}
            disabled={mapping.isPending}
          >
            {form.isSubmitting && !mapping.isPending ? (isBackground ? 'Starting...' : 'Crawling...') : 'Start Crawl'}
          </Button>
          {mode === 'url' ? (
            <Button
              variant="ghost"
              isBlock
              icon={ListTree}
              isLoading={mapping.isPending}
              disabled={form.isSubmitting && !mapping.isPending}
              onClick={() => void run(preview)}
            >
              {mapping.isPending ? 'Looking at the site...' : 'Preview what would be read'}
            </Button>
          ) : null}
        </div>
        <PlanAllowance />
      </form>
      {map ? (
        <CrawlMapDialog
          map={map}
          onClose={() => setMap(null)}
          onStart={() => {
            setMap(null)
            void run(send)
          }}
        />
      ) : null}
    </Card>
  )
}

/** The message of a field, or of the first entry of a list that has one. */
function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find((message) => message !== undefined)
  return (error as { message?: string } | undefined)?.message
}
