import mime from 'mime'

/** Better known than what the registry puts first. */
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
/** Types that servers give to what they do not know. */
const GENERIC =
  /^(?:|application\/octet-stream|binary\/octet-stream|application\/x-download|application\/force-download)$/

/** What runs through browsers alike: a picture by another picture's name still shows. */
function familyOf(type: string): string {
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(type)) return 'html'
  if (/(?:java|ecma)script/.test(type)) return 'script'
  if (type === 'image/svg+xml' || type === 'text/css') return type
  if (/font/.test(type)) return 'font'
  if (/^(?:image|video|audio)\//.test(type)) return type.slice(0, 5)
  return type
}

/** Mail and web archives in it (`.eml`, `.mht`): browsers show the pages in them, which name files of the disk. */
const isMail = (type: string) => /^(?:message\/|multipart\/|application\/x-mimearchive$)/.test(type)

/**
 * What a system acts on by its name: shows with an icon from the file server that it names as soon as its folder is opened
 * (`.lnk`, `desktop.ini`), or opens by a program that loads whatever it names.
 */
const ACTS = /^(?:lnk|ini|jnlp|application|chm|htc|hta|url|asx|wax|wvx|wmx|wpl)$/

/** The extension of a name in lower case, without its dot; nothing where it has none that is known. */
function extensionOf(name: string): string {
  const extension = /[^.]\.([a-z0-9]{1,12})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  // `.com` ends the names of hosts, which are folders here.
  return extension !== 'com' && typeOf(extension) !== '' ? extension : ''
}

const typeOf = (extension: string) => (extension === '' ? '' : (mime.getType(extension) ?? ''))

/** Whether a name ends like a file that is not made by a program on the server. */
export const saysContent = (name: string) => hasKnownExtension(name) && !isServerScript(extensionOf(name))

export const hasKnownExtension = (name: string) => extensionOf(name) !== ''

/**
 * Tells a file's name from its extension, which goes by the content's type: opened from a disk, a file is what its name says.
 * What a server runs keeps its name: `x.php` is `x.php.html`.
 *
 * @param contentType as the server gave it
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
  // What is compressed in transit comes decompressed.
  if (extension === 'svgz' || ACTS.test(extension) || isMail(typeOf(extension))) return false
  const family = familyOf(typeOf(extension))
  if (GENERIC.test(type)) return !isServerScript(extension)
  if (type === 'text/plain') return family !== 'html' && family !== 'image/svg+xml' && !isServerScript(extension)
  if (family === familyOf(type)) return true
  // XML and JSON of many kinds come under many types; none of them shows otherwise by its name.
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
