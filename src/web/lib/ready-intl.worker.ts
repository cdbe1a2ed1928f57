// The first use of `Intl` reads the browser's tables of languages, which takes a phone 100 ms and more, once for all threads.
const language = self.name
new Intl.NumberFormat(language, { style: 'percent' }).format(0.5)
new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(0)
self.close()
