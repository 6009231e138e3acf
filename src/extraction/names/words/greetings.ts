/**
 * Words that open or close a letter or a post ("Gruß Rainer", "Thx Mike"). Capitalised, but never part of a name;
 * folded.
 */
export const GREETING_WORDS = `
gruss grusse gruesse hallo servus lg mfg vg hochachtungsvoll mitgruss tschuss dankeschon greetings greets hugs thx
salut bisous cordialement amities bonsoir coucou saludos abrazo abrazos atentamente atte buenos buenas saluti cordialita
buongiorno buonasera abraco abracos obrigado obrigada atenciosamente cumprimentos groet groeten groetjes bedankt
halsningar halsning mvh hilsen hilsener takk kiitos terveisin terveiset czesc pozdrawiam pozdrowienia dziekuje witam
ahoj pozdravy zdravim dekuji dakujem dobry pozdrav hvala udv udvozlettel tisztelettel koszonom selamlar saygilar
saygilarimla tesekkurler merhaba salutari multumesc salam привет спасибо здравствуите уважаемыи уважаемая привіт дякую
вітаю шановнии шановна поздрави благодаря здравеите χαιρετισμους ευχαριστω καλημερα
`
