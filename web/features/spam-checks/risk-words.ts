import type { RiskLevel } from '../../../src/contracts/spam-checks/spam-checks.ts'
import type { Tone } from '../../ui/tone.ts'

export const riskLevels: Readonly<Record<RiskLevel, { label: string; tone: Tone; text: string }>> = {
  low: { label: 'Low risk', tone: 'success', text: 'Your messages should arrive. Keep it up.' },
  medium: { label: 'Medium risk', tone: 'warning', text: 'Some messages may be filtered. See the recommendations.' },
  high: {
    label: 'High risk',
    tone: 'caution',
    text: 'Many messages are likely to be filtered. Follow the recommendations before sending more.',
  },
  very_high: {
    label: 'Very high risk',
    tone: 'danger',
    text: 'Mailbox providers are likely to reject your messages. Stop sending until this is fixed.',
  },
}
