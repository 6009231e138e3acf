const TEXT = `Finds the people and companies behind websites.

  contactory crawl https://… [more …]   crawl, follow, print what was found; Ctrl-C cancels
      --types emails,phones             of emails, phones, names, addresses, companies
      --max-pages N   --engine E   --no-robots
      --keywords "…"                    crawl what a search of the web finds
  contactory extract URL|FILE|-         read one page and keep nothing
      --types …   --country GB   --engine E   --url https://… (where the file is from)
  contactory data                       print what the account holds
      --type emails   --search "…"   --crawl ID
  contactory download URL [-o FILE]     save a website for use offline, as a zip
      --depth N   --no-robots
  contactory key                        what the key is, and what is left
  contactory help, contactory --version

  --json, --csv                         instead of a table
  --key-file FILE                       holds the API key

  CONTACTORY_API_KEY                    the API key, never an argument
  CONTACTORY_URL                        the address of your Contactory

Ends with 0 when it is done, 1 when it failed, 2 for wrong use, 3 when the key may not, 4 when a limit is reached.
`

export async function help() {
  process.stdout.write(TEXT)
}
