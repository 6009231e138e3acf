const WIDTH = 1280
const HEIGHT = 800

/** A picture of the dashboard in the theme in force; `scripts/make-images.ts` takes them. Only the one shown is fetched. */
export function Shot({ name, alt }: { name: string; alt: string }) {
  return (
    <>
      <Picture file={`${name}-light`} alt={alt} className="dark:hidden" />
      <Picture file={`${name}-dark`} alt={alt} className="hidden dark:block" />
    </>
  )
}

function Picture({ file, alt, className }: { file: string; alt: string; className: string }) {
  return (
    <img
      src={`/shots/${file}.webp`}
      srcSet={`/shots/${file}-small.webp 720w, /shots/${file}.webp 1600w`}
      sizes="(min-width: 1280px) 800px, (min-width: 1024px) 62vw, 92vw"
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
      alt={alt}
      className={`h-auto w-full rounded-xl border border-line-strong shadow-lg ${className}`}
    />
  )
}
