import mime from 'mime'

/** Extensions that are better known than the registry's first choice. */
const PREFERRED = new Map(
  Object.entries({
    'audio/mpeg': 'mp3',
    'audio/mp4': 'm4a',
    'audio/ogg': 'ogg',
    'audio/x-wav': 'wav',
    'video/ogg': 'ogv',
    'text/xml': 'xml',
    'application/x-javascript': 'js',
    'application/ecmascript': 'js',
    'image/jpg': 'jpg',
    'image/pjpeg': 'jpg',
    'image/x-png': 'png',
    'application/font-woff': 'woff',
    'application/font-woff2': 'woff2',
    'application/x-font-woff': 'woff',
    'application/x-font-ttf': 'ttf',
    'application/x-font-opentype': 'otf',
    'application/font-sfnt': 'ttf',
  }),
)
const HTML = 'text/html'
/** Types that servers use for unknown content. */
const GENERIC =
  /^(?:|application\/octet-stream|binary\/octet-stream|application\/x-download|application\/force-download)$/

/** Groups types that browsers treat alike: an image with the extension of another image type still shows. */
function familyOf(type: string): string {
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(type)) return 'html'
  if (/(?:java|ecma)script/.test(type)) return 'script'
  if (type === 'image/svg+xml' || type === 'text/css') return type
  if (/font/.test(type)) return 'font'
  if (/^(?:image|video|audio)\//.test(type)) return type.slice(0, 5)
  return type
}

/** Mail and web archives (`.eml`, `.mht`): browsers show the pages in them, which can refer to local files. */
const isMail = (type: string) => /^(?:message\/|multipart\/|application\/x-mimearchive$)/.test(type)

/**
 * Extensions that an operating system acts on: it loads an icon from the file server named in the file as soon as the
 * folder is opened (`.lnk`, `desktop.ini`), or opens the file with a program that loads whatever the file refers to.
 */
const ACTS = /^(?:lnk|ini|jnlp|application|chm|htc|hta|url|asx|wax|wvx|wmx|wpl)$/

/** Returns a name's known extension in lower case, without the dot, or an empty string. */
function extensionOf(name: string): string {
  const extension = /[^.]\.([a-z0-9]{1,12})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  // `.com` ends host names, which are folders here.
  return extension !== 'com' && typeOf(extension) !== '' ? extension : ''
}

const typeOf = (extension: string) => (extension === '' ? '' : (mime.getType(extension) ?? ''))

/** Whether a name has a known extension that is not that of a server-side script. */
export const saysContent = (name: string) => hasKnownExtension(name) && !isServerScript(extensionOf(name))

export const hasKnownExtension = (name: string) => extensionOf(name) !== ''

/**
 * Splits a file name into base and extension. The extension must match the content type, because a file opened from
 * disk is interpreted by its extension. The name of a server-side script is kept whole: `x.php` becomes `x.php.html`.
 *
 * @param contentType as sent by the server
 * @returns `extension` with its dot, never empty
 */
export function chooseExtension(name: string, contentType: string): { base: string; extension: string } {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  const own = extensionOf(name)
  if (own !== '' && fits(own, type)) {
    const at = name.length - own.length - 1
    return { base: name.slice(0, at), extension: name.slice(at) }
  }
  return { base: name, extension: `.${PREFERRED.get(type) ?? extensionFor(type)}` }
}

function fits(extension: string, type: string): boolean {
  // Content compressed in transit arrives decompressed, so `.svgz` would be wrong.
  if (extension === 'svgz' || ACTS.test(extension) || isMail(typeOf(extension))) return false
  const family = familyOf(typeOf(extension))
  if (GENERIC.test(type)) return !isServerScript(extension)
  if (type === 'text/plain') return family !== 'html' && family !== 'image/svg+xml' && !isServerScript(extension)
  if (family === familyOf(type)) return true
  // XML and JSON formats are served with many types. Their extensions do not change how a browser shows them.
  return /xml$/.test(type)
    ? /xml$|^(?:xsl|rss|atom|rdf)$/.test(extension)
    : /json$/.test(type) && /json$|^map$/.test(extension)
}

const isServerScript = (extension: string) => /^(?:php|jsp|asp|cgi|pl)/.test(extension)

function extensionFor(type: string): string {
  if (type === HTML) return 'html'
  if (isMail(type)) return 'txt'
  if (familyOf(type) === 'script') return 'js'
  const extension = mime.getExtension(type)
  if (extension) return ACTS.test(extension) ? 'bin' : extension
  if (/xml$/.test(type)) return 'xml'
  if (/json$/.test(type)) return 'json'
  return type.startsWith('text/') ? 'txt' : 'bin'
}
