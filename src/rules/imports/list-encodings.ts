/** The encodings that a list can be read in, if the one that was detected is wrong. WHATWG names. */
export const LIST_ENCODINGS = [
  'utf-8',
  'windows-1252',
  'iso-8859-2',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'macintosh',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
] as const
export type ListEncoding = (typeof LIST_ENCODINGS)[number]

/** The delimiters that a list can be read with. */
export const LIST_DELIMITERS = [',', ';', '\t', '|'] as const
export type ListDelimiter = (typeof LIST_DELIMITERS)[number]
