import { useState } from 'react'
import { suggestUrl } from '../../../lib/suggest-url.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { type CrawlFormInput, crawlFormDefaults, CrawlForm as Schema } from './crawl-form-schema.ts'

export type CrawlMode = 'url' | 'keyword'
export type CrawlFormState = ReturnType<typeof useCrawlForm>

/** Form state of a crawl. The mode decides whether it reads a URL or searches for keywords. */
export function useCrawlForm(initialUrl: string) {
  const [mode, setMode] = useState<CrawlMode>('url')
  // Incremented to reset the form, including fields with local text.
  const [round, setRound] = useState(0)
  const [isBackground, setIsBackground] = useState(false)
  const form = useContractForm(Schema, {
    defaultValues: { ...crawlFormDefaults, url: initialUrl },
    failureMessage: isBackground ? 'Failed to queue crawl job' : 'Crawl failed',
    readAs,
  })
  /** The URL that a bare domain is interpreted as, or null. */
  const offer = mode === 'url' ? suggestUrl(form.watch('url') ?? '') : null

  function switchTo(next: CrawlMode) {
    setMode(next)
    form.clearErrors()
    // The other mode's fields are neither sent nor validated.
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

  function setAddresses(urls: string[]) {
    form.setValue('urls', urls, { shouldDirty: true })
    // Whether an address is missing depends on both fields.
    if (form.formState.isSubmitted) void form.trigger(['url', 'urls'])
  }

  return { ...form, mode, switchTo, setAddresses, round, offer, isBackground, setIsBackground }
}

/** Adds https to a bare domain. A list of addresses makes the single address optional. */
function readAs(given: CrawlFormInput): CrawlFormInput {
  const values = { ...given, name: given.name?.trim() || undefined }
  const url = values.url?.trim()
  if (url === undefined) return values
  if (url === '' && values.urls?.length) return { ...values, url: undefined }
  return { ...values, url: suggestUrl(url) ?? url }
}
