import { Globe, Play, Search } from 'lucide-react'
import { type Ref, useImperativeHandle, useState } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { AdvancedOptions } from './advanced-options.tsx'
import { type CrawlFormOutput, crawlFormDefaults, CrawlForm as Schema } from './crawl-form-schema.ts'
import { PlanAllowance } from './plan-allowance.tsx'
import { suggestUrl } from './suggest-url.ts'
import { TypeCheckboxes } from './type-checkboxes.tsx'

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
  const [isBackground, setIsBackground] = useState(false)
  const form = useContractForm(Schema, {
    defaultValues: { ...crawlFormDefaults, url: initialUrl },
    failureMessage: isBackground ? 'Failed to queue crawl job' : 'Crawl failed',
  })
  useImperativeHandle(ref, () => ({ focus: () => form.setFocus('url') }))
  const offer = suggestUrl(form.watch('url') ?? '')

  const onSubmit = form.submit(async (body) => {
    setLimitMessage(null)
    try {
      await onStart(body)
    } catch (error) {
      // Nothing in the form can mend this one; a plan can.
      if (error instanceof CallError && error.status === 402) setLimitMessage(error.message)
      else throw error
    }
  })

  function acceptOffer() {
    if (!offer) return
    form.setValue('url', offer)
    form.clearErrors('url')
    form.setFocus('url')
  }

  return (
    <Card>
      <form noValidate onSubmit={onSubmit} aria-label="New crawl" className="flex flex-col gap-5">
        <SegmentedControl
          aria-label="What to crawl"
          value={mode}
          onChange={setMode}
          className="flex w-full"
          segments={[
            { value: 'url', label: 'URL', icon: Globe },
            { value: 'keyword', label: 'Keyword', icon: Search },
          ]}
        />
        {mode === 'url' ? (
          <div>
            <Field label="URL" error={form.errorOf('url')} hint="The site is read from here on, contact pages first.">
              <Input
                {...form.register('url')}
                type="url"
                inputMode="url"
                size="lg"
                icon={Globe}
                placeholder="https://example.com"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            {offer ? (
              <Button size="sm" className="mt-2 max-w-full" onClick={acceptOffer}>
                <span className="truncate">Use {offer}</span>
              </Button>
            ) : null}
          </div>
        ) : (
          <div className="flex flex-col gap-3">
            <Field label="Keyword" aside="Not available yet">
              <Input size="lg" icon={Search} placeholder="bakeries in Lagos" disabled />
            </Field>
            <Alert title="Keyword search is not available yet">
              It will search the web for your words and crawl the sites it finds. Until then, crawl by URL.
            </Alert>
          </div>
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
        />
        <Checkbox
          {...form.register('run_in_background', { onChange: (event) => setIsBackground(event.target.checked) })}
          label="Run in background"
          hint="Leave the page if you like. You will be notified when it is complete."
        />
        {limitMessage ? (
          <Alert
            tone="warning"
            title={limitMessage}
            actions={
              <LinkButton href={paths.pricing.to()} size="sm" variant="primary">
                Upgrade plan
              </LinkButton>
            }
          />
        ) : null}
        {form.formMessage ? (
          <Alert tone="danger" title={form.formMessage}>
            {form.isOffline ? 'No answer came from the server. Check your connection and try again.' : null}
          </Alert>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          icon={Play}
          isLoading={form.isSubmitting}
          disabled={mode === 'keyword'}
        >
          {form.isSubmitting ? (isBackground ? 'Starting...' : 'Crawling...') : 'Start Crawl'}
        </Button>
        <PlanAllowance />
      </form>
    </Card>
  )
}
