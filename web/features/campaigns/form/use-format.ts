import { useRef, useState } from 'react'
import type { MessageFormat } from '../../../../src/contracts/campaigns/message-format.ts'
import { toast } from '../../../ui/toast.tsx'
import type { FollowUpValues } from './campaign-draft.ts'
import type { CampaignForm } from './use-campaign-form.ts'

type Texts = Pick<FollowUpValues, 'content' | 'text_content'>
/** The HTML of a message before it became plain, and the text that was made of it. */
interface Kept extends Texts {
  readonly plain: string
}

const MAIN = 'main'

/**
 * Switches a campaign and its follow-ups between HTML and plain text. The texts are converted, so that nothing written
 * is lost; switching back brings back the HTML, unless the text was changed meanwhile.
 */
export function useFormat(form: CampaignForm) {
  const kept = useRef(new Map<string, Kept>())
  /** Texts were changed since the switch: the user decides which version the HTML begins with. */
  const [isAsking, setIsAsking] = useState(false)
  const { values, change, setValue } = form

  const messages = (): (Texts & { readonly key: string })[] => [
    { key: MAIN, content: values.content, text_content: values.text_content },
    ...values.follow_ups,
  ]
  function write(format: MessageFormat, texts: ReadonlyMap<string, Texts>) {
    const main = texts.get(MAIN)!
    change('format', format)
    change('content', main.content)
    change('text_content', main.text_content)
    if (values.follow_ups.length > 0)
      change(
        'follow_ups',
        values.follow_ups.map((one) => ({ ...one, ...texts.get(one.key) })),
      )
  }
  async function toPlain() {
    const { textOfHtml } = await import('../../../message-editor/convert.ts')
    const texts = new Map<string, Texts>()
    for (const { key, content, text_content } of messages()) {
      const plain = text_content.trim() || textOfHtml(content)
      kept.current.set(key, { content, text_content, plain })
      texts.set(key, { content: plain, text_content: '' })
    }
    write('plain', texts)
    if (values.track_opens || values.track_clicks) {
      setValue('track_opens', false, { shouldDirty: true })
      setValue('track_clicks', false, { shouldDirty: true })
      toast.info('Tracking is now off, as in a personal email. You can turn it on in Settings.')
    }
  }
  async function toHtml(from: 'kept' | 'text') {
    const { htmlOfText } = await import('../../../message-editor/convert.ts')
    const texts = new Map<string, Texts>()
    for (const { key, content } of messages()) {
      const former = kept.current.get(key)
      const isFormer = former && (from === 'kept' || former.plain === content)
      texts.set(
        key,
        isFormer
          ? { content: former.content, text_content: former.text_content }
          : { content: htmlOfText(content), text_content: '' },
      )
    }
    setIsAsking(false)
    write('html', texts)
  }
  function choose(format: MessageFormat) {
    if (format === values.format) return
    if (format === 'plain') return void toPlain()
    const isChanged = messages().some(({ key, content }) => {
      const former = kept.current.get(key)
      return former !== undefined && former.content.trim() !== '' && former.plain !== content
    })
    if (isChanged) setIsAsking(true)
    else void toHtml('text')
  }
  return { choose, isAsking, toHtml: (from: 'kept' | 'text') => void toHtml(from), cancel: () => setIsAsking(false) }
}
