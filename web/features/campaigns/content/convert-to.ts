import type { MessageFormat } from '../../../../src/contracts/campaigns/message-format.ts'

/** Converts a content to the other format. The converter is loaded when it is needed. */
export async function convertTo(format: MessageFormat, content: string): Promise<string> {
  const { htmlOfText, textOfHtml } = await import('../../../message-editor/convert.ts')
  return format === 'plain' ? textOfHtml(content) : htmlOfText(content)
}
