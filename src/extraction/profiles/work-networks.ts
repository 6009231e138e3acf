import { type Network, wordSet } from './network.ts'
import { encodeHandle } from './read-path.ts'

const WWW = /^(?:www)?$/
const SLUG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}&'’._-]*$/u

/** Networks for work: employers, code, portfolios. */
export const WORK_NETWORKS: readonly Network[] = [
  {
    name: 'linkedin',
    home: 'https://www.linkedin.com',
    domains: ['linkedin.com'],
    reserved: wordSet('linkedin unavailable me edit setup login signup'),
    forms: [
      { under: ['in', 'company', 'school', 'showcase'], handle: SLUG, tabs: 'anything' },
      {
        under: ['company-beta', 'companies'],
        handle: SLUG,
        tabs: 'anything',
        write: (slug) => `/company/${encodeHandle(slug)}`,
      },
    ],
    special: ({ segments: [first, name, ...rest] }) =>
      // The ids after an old name are part of it.
      first === 'pub' && name && name !== 'dir' && rest.length === 3
        ? `/pub/${[name, ...rest].map((part) => encodeHandle(part.toLowerCase())).join('/')}`
        : null,
  },
  {
    name: 'xing',
    home: 'https://www.xing.com',
    domains: ['xing.com', 'xing.de'],
    reserved: wordSet('xing search settings'),
    forms: [{ under: ['profile', 'companies', 'company', 'pages'], handle: SLUG, tabs: 'anything', keepsCase: true }],
  },
  {
    name: 'kununu',
    home: 'https://www.kununu.com',
    domains: ['kununu.com'],
    reserved: wordSet('kununu search suche jobs'),
    forms: [{ under: ['de', 'at', 'ch', 'us'], handle: /^[a-z\d][a-z\d-]+$/i, tabs: 'anything' }],
  },
  {
    name: 'github',
    home: 'https://github.com',
    domains: ['github.com'],
    subdomains: WWW,
    reserved: wordSet(
      `about account apps blog careers codespaces collections contact copilot customer-stories dashboard edu education enterprise
      events explore features git github github-copilot home issues join login logos logout marketplace mobile new nonprofit
      notifications organizations orgs partners premium-support pricing privacy pulls readme resources search security settings
      signup site solutions sponsors stars status team terms topics trending users watching`,
    ),
    forms: [
      { under: ['orgs'], handle: /^[a-z\d][a-z\d-]{0,38}$/i, tabs: /^\w+$/, write: (owner) => `/${owner}` },
      { handle: /^[a-z\d][a-z\d-]{0,38}$/i },
    ],
  },
  {
    name: 'behance',
    home: 'https://www.behance.net',
    domains: ['behance.net', 'be.net'],
    reserved: wordSet(
      `about account adobe assets behance blog careers collection following for-you galleries gallery help hire joblist jobs live
      login misc onboarding search signup terms tools`,
    ),
    forms: [{ handle: /^[\w-]{2,}$/, tabs: /^(?:info|projects|services|moodboards|drafts|appreciated|resume)$/i }],
  },
  {
    name: 'dribbble',
    home: 'https://dribbble.com',
    domains: ['dribbble.com'],
    subdomains: WWW,
    reserved: wordSet(
      `about account advertise blog categories colors contact designers dribbble freelance freelance-jobs goods help hiring
      integrations jobs learn marketplace overtime password_resets places privacy pro projects search services session shots
      signup site-guidelines stories subscriptions tags teams terms`,
    ),
    forms: [{ handle: /^[\w-]{2,}$/, tabs: /^(?:about|shots|likes|collections|projects|members|goods|services)$/i }],
  },
]
