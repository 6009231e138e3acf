import type { ContactFinding } from './contacts.ts'
import type { Finding } from './finding.ts'
import { CALIBRATION } from './generated/calibration.ts'

/**
 * Replaces the confidence that rules gave to findings by the probability that a finding of that type and confidence is
 * right, from 0 to 1. The order within a type stays. A contact's confidence changes by the factor of its first finding's.
 */
export function calibrate<Of extends { findings: readonly Finding[]; contacts: readonly ContactFinding[] }>(
  extracted: Of,
): Of {
  const calibrated = new Map<Finding, Finding>()
  const read = (finding: Finding): Finding => {
    const known = calibrated.get(finding)
    if (known) return known
    const result = { ...finding, confidence: probabilityOf(finding.type, finding.confidence) }
    calibrated.set(finding, result)
    return result
  }
  const findings = extracted.findings.map(read)
  const contacts = extracted.contacts.map((contact): ContactFinding => {
    const before = contact.findings[0]!.confidence
    const own = contact.findings.map(read)
    const factor = before > 0 ? own[0]!.confidence / before : 1
    return { ...contact, confidence: rounded(Math.min(1, contact.confidence * factor)), findings: own }
  })
  return { ...extracted, findings, contacts }
}

/** The probability that a finding is right, between the points of its type's table. */
export function probabilityOf(type: Finding['type'], confidence: number): number {
  const points = CALIBRATION[type]
  const at = points.findIndex(([from]) => from >= confidence)
  if (at <= 0) return rounded(at === 0 ? points[0]![1] : points.at(-1)![1])
  const [low, lower] = points[at - 1]!
  const [high, upper] = points[at]!
  return rounded(lower + ((upper - lower) * (confidence - low)) / (high - low))
}

const rounded = (value: number) => Math.round(value * 100) / 100
