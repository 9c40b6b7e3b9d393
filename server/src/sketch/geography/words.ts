/** The country, as every address ends. */
export const COUNTRY = { country: 'საქართველო', country_code: 'ge' }

/** Words that nearly every street or town has, in both scripts, whole and abbreviated: they identify nothing. */
export const COMMON_WORDS = `
  ქუჩა ქუჩის ქ გამზირი გამზირის გამზ მოედანი მოედნის მოედ გზატკეცილი გზატ ხეივანი ქალაქი რაიონი საქართველო
  kucha quca qucha street str st gamziri gamz avenue ave av moedani square sq gzatkecili highway kheivani xeivani
  alley kalaki qalaqi city raioni district sakartvelo georgia of the
`
  .trim()
  .split(/\s+/)
