export interface Measure {
  readonly what: string
  readonly here: string
  readonly peer: string
  /** The peer's name, as it is published. */
  readonly peerName: string
  /** How `docs/benchmarks.md` says it. A test compares them. */
  readonly source: readonly string[]
}

/** Figures of `docs/benchmarks.md` beside peers in the same run, good and bad ones. */
export const measures: readonly Measure[] = [
  {
    what: 'Emails found in a crawl, and how many of the finds are right',
    here: '99.9% and 100%',
    peer: '36% and 64%',
    peerName: 'crawlee',
    source: ['99.9 % and 100 % each', '36 % and 64 %'],
  },
  {
    what: 'Phone numbers found, and how many of the finds are right',
    here: '99.9% and 100%',
    peer: '65% and 35%',
    peerName: 'crawlee',
    source: ['99.9 % and 100 % each', '65 % and 35 %'],
  },
  {
    what: 'Pages worth reading that were read, and trap pages',
    here: '343 of 343, 10 traps',
    peer: '340, 241 traps',
    peerName: 'crawlee',
    source: ['343 of 343, 10, 0', '340, 241, 1'],
  },
  {
    what: 'Pages a second in a crawl of 300 pages',
    here: '0.6 to 1.5 times as many',
    peer: 'is the measure',
    peerName: 'crawlee',
    source: ['0.6 to 1.5 times the peer'],
  },
  {
    what: 'Offline copy of a website: files and links that work',
    here: '99.7% and 100%',
    peer: '55% and 84%',
    peerName: 'wget2',
    source: ['0.997, 1, 1', '0.55, 0.84, 0.91'],
  },
  {
    what: 'Time to download a website',
    here: '2.2 to 2.4 times as long',
    peer: 'is the measure',
    peerName: 'wget2',
    source: ['2.2 to 2.4 times the peer'],
  },
]
