export interface SampleItem {
  id: string
  content: string
  type: 'emails' | 'phones' | 'names' | 'companies'
  source: string
  confidence: number
  foundAt: string
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

export const sampleItems: readonly SampleItem[] = [
  {
    id: '1',
    content: 'hello@harbour-bakery.example',
    type: 'emails',
    source: 'harbour-bakery.example',
    confidence: 0.99,
    foundAt: minutesAgo(4),
  },
  {
    id: '2',
    content: '+234 803 555 0142',
    type: 'phones',
    source: 'lagos-print.example',
    confidence: 0.94,
    foundAt: minutesAgo(38),
  },
  {
    id: '3',
    content: 'Dr. Ngozi Adeyemi',
    type: 'names',
    source: 'clinic-ikeja.example',
    confidence: 0.81,
    foundAt: minutesAgo(190),
  },
  {
    id: '4',
    content: 'Nordlicht Möbelwerkstätten Verwaltungsgesellschaft mbH',
    type: 'companies',
    source: 'nordlicht.example',
    confidence: 0.97,
    foundAt: minutesAgo(1600),
  },
  {
    id: '5',
    content: 'presse@nordlicht.example',
    type: 'emails',
    source: 'nordlicht.example',
    confidence: 0.96,
    foundAt: minutesAgo(1600),
  },
  {
    id: '6',
    content: '+44 20 7946 0018',
    type: 'phones',
    source: 'Spring list.csv',
    confidence: 1,
    foundAt: minutesAgo(22_000),
  },
]

export const sampleNotifications = [
  {
    id: 'a',
    title: 'Crawl finished',
    message: 'harbour-bakery.example: 24 pages, 61 items, 9 contacts.',
    createdAt: minutesAgo(3),
  },
  {
    id: 'b',
    title: 'Crawl finished with gaps',
    message: '3 of 50 pages of nordlicht.example did not answer in time.',
    createdAt: minutesAgo(95),
  },
  {
    id: 'c',
    title: 'Import done',
    message: '412 rows imported, 6 skipped.',
    createdAt: minutesAgo(1500),
    isRead: true,
  },
]
