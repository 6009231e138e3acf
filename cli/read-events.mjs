/**
 * Reads the data of Server-Sent Events (WHATWG HTML, 9.2.6), as far as this API uses them: comments only keep the
 * connection alive.
 *
 * @param {ReadableStream<Uint8Array>} body
 * @param {() => void} onSign called for any received data
 * @returns {AsyncGenerator<string>}
 */
export async function* readEvents(body, onSign) {
  const decoder = new TextDecoder()
  let text = ''
  /** @type {string[]} */
  let data = []
  for await (const chunk of /** @type {AsyncIterable<Uint8Array>} */ (body)) {
    onSign()
    text += decoder.decode(chunk, { stream: true })
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    text = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''))
      if (line !== '') continue
      if (data.length > 0) yield data.join('\n')
      data = []
    }
  }
}
