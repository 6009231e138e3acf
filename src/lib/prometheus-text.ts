/** A metric family: one name, and a sample for each combination of label values. */
export interface MetricFamily {
  /** Letters, digits and underscores; counters end in `_total`. */
  readonly name: string
  readonly type: 'counter' | 'gauge'
  /** One sentence; line breaks and backslashes are escaped. */
  readonly help: string
  readonly samples: readonly MetricSample[]
}

export interface MetricSample {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** The media type of the format, with its version. */
export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const LABEL = /^[a-zA-Z_][a-zA-Z0-9_]*$/

/**
 * Writes metrics in Prometheus's text format
 * (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format). A family without samples is left
 * out.
 *
 * @throws Error for an invalid or repeated name, a reserved label (`__…`) or two samples with equal labels: a scraper
 * would refuse the whole answer
 */
export function prometheusText(families: readonly MetricFamily[]): string {
  const names = new Set<string>()
  for (const { name } of families) checkName(names, name)
  return families.map(textOf).join('')
}

function checkName(names: Set<string>, name: string): void {
  if (!NAME.test(name)) throw new Error(`${name} is no name of a metric`)
  if (names.has(name)) throw new Error(`${name} appears twice`)
  names.add(name)
}

function textOf({ name, type, help, samples }: MetricFamily): string {
  if (samples.length === 0) return ''
  const lines = samples.map(({ labels, value }) => `${name}${labelsOf(labels)} ${numberOf(value)}`)
  const series = lines.map((line) => line.slice(0, line.lastIndexOf(' ')))
  if (new Set(series).size < series.length) throw new Error(`${name} has two samples with equal labels`)
  return `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}\n${lines.join('\n')}\n`
}

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([label, value]) => {
    if (!LABEL.test(label) || label.startsWith('__')) throw new Error(`${label} is no name of a label`)
    return `${label}="${escapeLabel(value)}"`
  })
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escapeHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
const escapeLabel = (text: string) => escapeHelp(text).replaceAll('"', '\\"')

const numberOf = (value: number): string =>
  value === Number.POSITIVE_INFINITY ? '+Inf' : value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value)
