import imprint from './samples/imprint.html?raw'
import signature from './samples/signature.txt?raw'
import team from './samples/team.html?raw'

/** Sample pages: invented companies with common ways of hiding an address. The first is shown initially. */
export const samples = [
  { name: 'team', label: 'Team page', source: team },
  { name: 'imprint', label: 'German imprint', source: imprint },
  { name: 'signature', label: 'Mail signature', source: signature },
] as const
