import type { MessageTrace } from '../../outreach/compose/compose-message.ts'
import type { UsedField } from '../../outreach/compose/merge-fields.ts'

/** What a preview lists of each kind. */
const LISTED_MAX = 50
const TEXT_LENGTH_MAX = 200
const OPTIONS_MAX = 20

/**
 * Collects the fields, conditions and alternatives of a message, each once: its subject, HTML and plain text report the
 * same ones.
 */
export class PreviewTrace implements MessageTrace {
  readonly #fields = new Map<string, { name: string; value: string; fell_back: boolean }>()
  readonly #conditions = new Map<string, { condition: string; taken: string | null }>()
  readonly #alternatives = new Map<string, { options: string[]; chosen: string }>()

  field({ name, value, fellBack }: UsedField): void {
    const known = this.#fields.get(name)
    if (known) known.fell_back ||= fellBack
    else this.#add(this.#fields, name, { name, value: shortened(value), fell_back: fellBack })
  }

  branch(asked: string, taken: string | null): void {
    this.#add(this.#conditions, `${asked} ${taken}`, {
      condition: shortened(asked),
      taken: taken === null ? null : shortened(taken),
    })
  }

  alternative(options: readonly string[], chosen: number): void {
    this.#add(this.#alternatives, `${options.length} ${plain(options[chosen]!)}`, {
      options: options.slice(0, OPTIONS_MAX).map(plain),
      chosen: plain(options[chosen]!),
    })
  }

  result() {
    return {
      fields: [...this.#fields.values()],
      conditions: [...this.#conditions.values()],
      alternatives: [...this.#alternatives.values()],
    }
  }

  #add<Entry>(entries: Map<string, Entry>, key: string, entry: Entry): void {
    if (!entries.has(key) && entries.size < LISTED_MAX) entries.set(key, entry)
  }
}

const shortened = (text: string) => (text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX)}…` : text)
/** An alternative without its tags, as people read it. */
const plain = (markup: string) =>
  shortened(
    markup
      .slice(0, 2_000)
      .replace(/<[^<>]{0,500}>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
