import { z } from 'zod'
import { StartCrawl } from '../../../src/contracts/crawls/crawls.ts'
import { withScheme } from '../../../src/lib/text/with-scheme.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { UrlInput } from '../../ui/url-input.tsx'

/** The rule of a crawl's own URL, but required. */
const FirstSite = z.object({ url: StartCrawl.shape.url.unwrap() })

/** One field: the website to read first. */
export function FirstSiteForm({
  initialUrl = '',
  onSubmit,
}: {
  initialUrl?: string
  /** Rejects if the crawl does not start; the form shows why. */
  onSubmit: (url: string) => Promise<void>
}) {
  const form = useContractForm(FirstSite, {
    defaultValues: { url: initialUrl },
    failureMessage: 'The crawl could not be started. Please try again.',
    readAs: ({ url }) => ({ url: url.trim() && withScheme(url.trim()) }),
  })
  return (
    <form noValidate onSubmit={form.submit(({ url }) => onSubmit(url))} className="flex flex-col gap-4">
      <FormAlert message={form.formMessage} isOffline={form.isOffline} />
      <Field
        label="Website to read"
        hint="Your own, a customer's, any public website. We read it once and show its people, emails and phones."
        error={form.errorOf('url')}
      >
        <UrlInput {...form.register('url')} size="lg" placeholder="example.com" autoFocus />
      </Field>
      <Button type="submit" variant="primary" size="lg" isBlock isLoading={form.isSubmitting}>
        Find contacts
      </Button>
    </form>
  )
}
