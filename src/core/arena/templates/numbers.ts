import { must } from '#core/must.ts'
import type { Template } from '../template.ts'
import { choose, round, work } from './code.ts'

export const numbers: readonly Template[] = [
  work({ skillId: 'statistics', nr: 1, difficulty: 1, point: 'mean and median' }, (pick) => {
    const values = Array.from({ length: 5 }, () => pick.int(1, 20)).concat(pick.int(60, 99))
    const sorted = [...values].sort((a, b) => a - b)
    return {
      text: `What is the median of ${values.join(', ')}? ___`,
      turkish: `${values.join(', ')} sayılarının medyanı nedir? ___`,
      answer: round((must(sorted[2]) + must(sorted[3])) / 2, 2),
      explanation:
        'The six values are sorted, and the median is the mean of the two in the middle. The one great value moves the mean a lot and the median hardly at all.',
    }
  }),
  work({ skillId: 'statistics', nr: 2, difficulty: 2, point: 'z-score' }, (pick) => {
    const [mean, deviation, steps] = [pick.int(40, 90), pick.int(2, 10), pick.int(-30, 30) / 10]
    const value = mean + deviation * steps
    return {
      text: `Values have a mean of ${mean} and a standard deviation of ${deviation}. What is the z-score of ${round(value, 2)}, to one decimal? ___`,
      turkish: `Değerlerin ortalaması ${mean}, standart sapması ${deviation}. ${round(value, 2)} değerinin z-skoru, bir ondalıkla, nedir? ___`,
      answer: round(steps, 1),
      explanation:
        'The z-score says how many standard deviations a value lies from the mean: the difference divided by the deviation. Below the mean it is negative.',
    }
  }),
  work({ skillId: 'statistics', nr: 3, difficulty: 3, point: 'standard error of a mean' }, (pick) => {
    const [deviation, root] = [pick.int(4, 30), pick.int(4, 12)]
    return {
      text: `A sample of ${root * root} values has a standard deviation of ${deviation}. What is the standard error of its mean, to two decimals? ___`,
      turkish: `${root * root} değerlik bir örneklemin standart sapması ${deviation}. Ortalamasının standart hatası, iki ondalıkla, nedir? ___`,
      answer: round(deviation / root, 2),
      explanation:
        'The standard error is the deviation divided by the square root of the number of values. Four times as many values only halve it.',
    }
  }),
  work({ skillId: 'probability', nr: 1, difficulty: 2, point: 'at least one' }, (pick) => {
    const [chance, tries] = [pick.int(1, 9) * 10, pick.int(2, 4)]
    return {
      text: `An event happens with probability ${chance} percent in each of ${tries} independent tries. What is the probability, in percent to one decimal, that it happens at least once? ___`,
      turkish: `Bir olay, birbirinden bağımsız ${tries} denemenin her birinde yüzde ${chance} olasılıkla gerçekleşiyor. En az bir kez gerçekleşme olasılığı, bir ondalıkla, yüzde kaçtır? ___`,
      answer: round(100 * (1 - (1 - chance / 100) ** tries), 1),
      accepted: [`${round(100 * (1 - (1 - chance / 100) ** tries), 1)}%`],
      explanation:
        'It is easier to ask for never: the probability of not happening, multiplied once for each try. What is missing to 100 percent is at least once; adding the probabilities would count some cases twice.',
    }
  }),
  work({ skillId: 'probability', nr: 2, difficulty: 3, point: "Bayes' rule" }, (pick) => {
    const [sick, found, wrong] = [pick.int(1, 5) * 10, pick.int(8, 10) * 10 - 5, pick.int(1, 3) * 5]
    const positives = 1000 * (sick / 1000) * (found / 100) + 1000 * (1 - sick / 1000) * (wrong / 100)
    return {
      text: `Of 1,000 people ${sick} have an illness. A test finds ${found} percent of them, and is positive for ${wrong} percent of the others. Somebody's test is positive. With what probability, in whole percent, are they ill? ___`,
      turkish: `1.000 kişiden ${sick} tanesi hasta. Bir test bunların yüzde ${found} kadarını buluyor, ötekilerin yüzde ${wrong} kadarında da pozitif çıkıyor. Birinin testi pozitif. Hasta olma olasılığı, tam sayıyla, yüzde kaçtır? ___`,
      answer: round((100 * sick * (found / 100)) / positives, 0),
      accepted: [`${round((100 * sick * (found / 100)) / positives, 0)}%`],
      explanation:
        'Count people: the ill ones who are found, and the healthy ones who test positive. The share of the ill among all positives is small when the illness is rare, however good the test is.',
    }
  }),
  work({ skillId: 'probability', nr: 3, difficulty: 1, point: 'expected value' }, (pick) => {
    const [tickets, prizes, worth] = [pick.int(2, 10) * 100, pick.int(2, 9), pick.int(2, 20) * 10]
    return {
      text: `${tickets} tickets are sold, and ${prizes} of them win ${worth} euros each. How many euros, to two decimals, does a ticket win on average? ___`,
      turkish: `${tickets} bilet satılıyor; ${prizes} tanesi ${worth} euro kazanıyor. Bir bilet ortalama kaç euro kazanır, iki ondalıkla? ___`,
      answer: round((prizes * worth) / tickets, 2),
      explanation:
        'All prizes together are divided by the number of tickets. Most tickets win nothing; the expected value is what they bring on average.',
    }
  }),
  work({ skillId: 'probability', nr: 4, difficulty: 2, point: 'drawing without putting back' }, (pick) => {
    const [red, blue] = [pick.int(3, 9), pick.int(2, 9)]
    const value = round((100 * red * (red - 1)) / ((red + blue) * (red + blue - 1)), 1)
    return {
      text: `A bag holds ${red} red and ${blue} blue balls. Two are drawn without putting the first one back. With what probability, in percent to one decimal, are both red? ___`,
      turkish: `Bir torbada ${red} kırmızı, ${blue} mavi top var. İlki geri konmadan iki top çekiliyor. İkisinin de kırmızı olma olasılığı, bir ondalıkla, yüzde kaçtır? ___`,
      answer: value,
      accepted: [`${value}%`],
      explanation:
        'The first draw is red with the share of red balls, and for the second one there is a red ball less and a ball less. Both shares are multiplied; with the same share twice, the first ball would have been put back.',
    }
  }),
  work({ skillId: 'machine-learning', nr: 1, difficulty: 2, point: 'precision and recall' }, (pick) => {
    const [hits, falseAlarms, missed] = [pick.int(20, 60), pick.int(5, 40), pick.int(5, 40)]
    const isPrecision = pick.int(0, 1) === 1
    const value = round((100 * hits) / (hits + (isPrecision ? falseAlarms : missed)), 0)
    return {
      text: `A classifier finds ${hits} of the positives, raises ${falseAlarms} false alarms and misses ${missed} positives. What is its ${isPrecision ? 'precision' : 'recall'}, in whole percent? ___`,
      turkish: `Bir sınıflandırıcı pozitiflerden ${hits} tanesini buluyor, ${falseAlarms} yanlış alarm veriyor, ${missed} pozitifi kaçırıyor. ${isPrecision ? 'Kesinliği (precision)' : 'Duyarlılığı (recall)'}, tam sayıyla, yüzde kaçtır? ___`,
      answer: value,
      accepted: [`${value}%`],
      explanation: isPrecision
        ? 'Precision asks how many of the alarms were right: hits divided by hits and false alarms. What was missed plays no part in it.'
        : 'Recall asks how many of the positives were found: hits divided by hits and misses. False alarms play no part in it.',
    }
  }),
  work({ skillId: 'machine-learning', nr: 2, difficulty: 3, point: 'F1 score' }, (pick) => {
    const [precision, recall] = [pick.int(4, 9) * 10, pick.int(3, 9) * 10]
    return {
      text: `A model has a precision of ${precision} percent and a recall of ${recall} percent. What is its F1 score, in percent to one decimal? ___`,
      turkish: `Bir modelin kesinliği (precision) yüzde ${precision}, duyarlılığı (recall) yüzde ${recall}. F1 skoru, bir ondalıkla, yüzde kaçtır? ___`,
      answer: round((2 * precision * recall) / (precision + recall), 1),
      accepted: [`${round((2 * precision * recall) / (precision + recall), 1)}%`],
      explanation:
        'F1 is the harmonic mean: twice the product divided by the sum. It lies nearer to the smaller of the two than their ordinary mean.',
    }
  }),
  work({ skillId: 'deep-learning', nr: 1, difficulty: 2, point: 'parameters of a dense layer' }, (pick) => {
    const [inputs, units] = [pick.int(2, 30) * 10, pick.int(2, 16) * 4]
    return {
      text: `A fully connected layer with a bias takes ${inputs} inputs and has ${units} units. How many parameters does it learn? ___`,
      turkish: `Bias'lı, tam bağlı bir katman ${inputs} girdi alıyor ve ${units} birimi var. Kaç parametre öğrenir? ___`,
      answer: String((inputs + 1) * units),
      explanation:
        'Each unit has one weight for every input and one bias. So the number of inputs plus one is multiplied by the number of units.',
    }
  }),
  work({ skillId: 'deep-learning', nr: 2, difficulty: 3, point: 'size after a convolution' }, (pick) => {
    const [size, kernel, padding] = [pick.int(12, 64) * 2, pick.one([3, 5, 7]), pick.int(0, 2)]
    const stride = pick.one([1, 2])
    return {
      text: `A square image of ${size} pixels a side goes through a convolution with kernel ${kernel}, stride ${stride} and padding ${padding}. How many pixels a side has the result? ___`,
      turkish: `Kenarı ${size} piksel olan kare bir görüntü, ${kernel} boyutlu çekirdek, ${stride} adım (stride) ve ${padding} dolgu (padding) ile bir evrişimden geçiyor. Sonucun kenarı kaç piksel olur? ___`,
      answer: String(Math.floor((size + 2 * padding - kernel) / stride) + 1),
      explanation:
        'Padding adds to both sides, the kernel takes its width away, and the rest is divided by the stride and rounded down. One is added for the first place of the kernel.',
    }
  }),
  work({ skillId: 'rag', nr: 1, difficulty: 2, point: 'recall of a search' }, (pick) => {
    const [right, k, found] = [pick.int(4, 10), pick.one([5, 10]), pick.int(1, 4)]
    return {
      text: `For a question ${right} passages of the store are relevant. Of the first ${k} that the search returns, ${found} are among them. What is the recall at ${k}, in whole percent? ___`,
      turkish: `Bir soru için deponun ${right} parçası ilgili. Aramanın döndürdüğü ilk ${k} parçanın ${found} tanesi bunlardan. Recall@${k}, tam sayıyla, yüzde kaçtır? ___`,
      answer: round((100 * found) / right, 0),
      accepted: [`${round((100 * found) / right, 0)}%`],
      explanation: `Recall compares with all relevant passages, of which there are ${right}. Dividing by ${k} would give the precision instead.`,
    }
  }),
  work({ skillId: 'rag', nr: 2, difficulty: 3, point: 'chunks with overlap' }, (pick) => {
    const [size, overlap] = [pick.int(2, 6) * 100, pick.int(1, 3) * 20]
    const chunks = pick.int(3, 9)
    const length = size + (chunks - 1) * (size - overlap)
    return {
      text: `A text of ${length} tokens is cut into chunks of ${size} tokens, each starting ${size - overlap} tokens after the one before. How many chunks cover it to the end? ___`,
      turkish: `${length} token'lık bir metin, ${size} token'lık parçalara bölünüyor; her parça bir öncekinden ${size - overlap} token sonra başlıyor. Metni sonuna dek kaç parça kaplar? ___`,
      answer: String(chunks),
      explanation: `The first chunk covers ${size} tokens, each further one adds only ${size - overlap}, since ${overlap} are repeated. The rest of the text divided by that step, rounded up, is the number of further chunks.`,
    }
  }),
  work({ skillId: 'llms', nr: 1, difficulty: 2, point: 'cost of tokens' }, (pick) => {
    const [calls, input, output] = [pick.int(2, 9) * 1000, pick.int(1, 5) * 500, pick.int(1, 5) * 100]
    const [priceIn, priceOut] = [pick.one([1, 2, 3]), pick.one([8, 10, 15])]
    return {
      text: `A model costs $${priceIn} for a million input tokens and $${priceOut} for a million output tokens. ${calls} calls send ${input} tokens each and get ${output} back. What do they cost together, in dollars? ___`,
      turkish: `Bir model, bir milyon girdi token'ı için ${priceIn} $, bir milyon çıktı token'ı için ${priceOut} $ tutuyor. ${calls} çağrının her biri ${input} token yolluyor, ${output} token geri alıyor. Hepsi birlikte kaç dolar tutar? ___`,
      answer: round((calls * (input * priceIn + output * priceOut)) / 1_000_000, 2),
      explanation:
        'Input and output are counted by themselves, each with its own price for a million. Output is a small part of the tokens here, but not of the cost.',
    }
  }),
  work({ skillId: 'cloud-computing', nr: 1, difficulty: 2, point: 'availability in a row' }, (pick) => {
    const [a, b] = [pick.one([99, 99.5, 99.9]), pick.one([99, 99.5, 99.9, 98])]
    return {
      text: `A request needs two services, one available ${a} percent and one ${b} percent of the time, independent of each other. How available, in percent to two decimals, are both together? ___`,
      turkish: `Bir istek iki servis istiyor; biri zamanın yüzde ${a} kadarında, öteki yüzde ${b} kadarında erişilebilir, birbirinden bağımsız olarak. İkisi birlikte, iki ondalıkla, yüzde kaç erişilebilir? ___`,
      answer: round((a * b) / 100, 2),
      accepted: [`${round((a * b) / 100, 2)}%`],
      explanation:
        'Both have to work, so the two shares are multiplied. The result is always below the worse of the two.',
    }
  }),
  work({ skillId: 'cloud-computing', nr: 2, difficulty: 3, point: 'redundant copies' }, (pick) => {
    const [down, copies] = [pick.one([1, 2, 5, 10]), pick.int(2, 3)]
    return {
      text: `Each of ${copies} independent copies of a service is down ${down} percent of the time, and one that works is enough. How available is the whole, in percent to four decimals? ___`,
      turkish: `Bir servisin birbirinden bağımsız ${copies} kopyasının her biri zamanın yüzde ${down} kadarında kapalı; çalışan bir tanesi yetiyor. Bütünün erişilebilirliği, dört ondalıkla, yüzde kaçtır? ___`,
      answer: round(100 * (1 - (down / 100) ** copies), 4),
      accepted: [`${round(100 * (1 - (down / 100) ** copies), 4)}%`],
      explanation:
        'It is down only when all copies are down at once, so the shares of being down are multiplied. What is missing to 100 percent is the availability.',
    }
  }),
  work({ skillId: 'kubernetes', nr: 1, difficulty: 3, point: 'limits of a rolling update' }, (pick) => {
    const [replicas, surge, unavailable] = [pick.int(4, 12), pick.int(1, 3), pick.int(0, 2)]
    return {
      text: `A deployment has ${replicas} replicas, maxSurge ${surge} and maxUnavailable ${unavailable}. How many pods may exist at most during a rolling update, and how many must be available at least? Write both numbers with a slash between them: ___`,
      turkish: `Bir deployment'ın ${replicas} replikası, maxSurge değeri ${surge}, maxUnavailable değeri ${unavailable}. Rolling update sırasında en çok kaç pod bulunabilir, en az kaçı hazır olmalı? İki sayıyı aralarında eğik çizgiyle yaz: ___`,
      answer: `${replicas + surge}/${replicas - unavailable}`,
      accepted: [`${replicas + surge} / ${replicas - unavailable}`],
      explanation:
        'maxSurge says how many pods may be there beyond the wanted number, maxUnavailable how many may be missing. Both count from the number of replicas.',
    }
  }),
  work({ skillId: 'terraform', nr: 1, difficulty: 2, point: 'cidrsubnet' }, (pick) => {
    const [b, bits, net] = [pick.int(0, 200), pick.one([4, 8]), pick.int(1, 12)]
    const size = 2 ** (16 - bits)
    return {
      text: `What does \`cidrsubnet("10.${b}.0.0/16", ${bits}, ${net})\` give in Terraform? ___`,
      turkish: `Terraform'da \`cidrsubnet("10.${b}.0.0/16", ${bits}, ${net})\` ne verir? ___`,
      answer: `10.${b}.${(net * size) >> 8}.0/${16 + bits}`,
      explanation: `The prefix grows by ${bits} bits to /${16 + bits}, and the network with number ${net} is taken, counted from 0. Each of these networks has ${size} addresses.`,
    }
  }),
  work({ skillId: 'css', nr: 1, difficulty: 2, point: 'width of a box' }, (pick) => {
    const [width, padding, border] = [pick.int(10, 40) * 10, pick.int(1, 4) * 5, pick.int(1, 5)]
    const isBorderBox = pick.int(0, 1) === 1
    return {
      text: `An element has width: ${width}px, padding: ${padding}px, border: ${border}px solid and box-sizing: ${isBorderBox ? 'border-box' : 'content-box'}. How many pixels wide is its content? ___`,
      turkish: `Bir öğenin width değeri ${width}px, padding değeri ${padding}px, border değeri ${border}px solid, box-sizing değeri ${isBorderBox ? 'border-box' : 'content-box'}. İçeriğinin genişliği kaç piksel? ___`,
      answer: String(isBorderBox ? width - 2 * (padding + border) : width),
      accepted: [`${isBorderBox ? width - 2 * (padding + border) : width}px`],
      explanation: isBorderBox
        ? 'With border-box the width includes padding and border on both sides, so they are taken off. With content-box the width would be that of the content.'
        : 'With content-box the width is that of the content, and padding and border come on top. With border-box they would be taken off.',
    }
  }),
  choose({ skillId: 'css', nr: 2, difficulty: 2, point: 'specificity' }, (pick) => {
    const [name, id] = [pick.one(['note', 'card', 'menu']), pick.one(['main', 'top', 'side'])]
    const options = [`#${id} p`, `.${name}.${name}-big p.lead`, 'body main article p', `p.${name}`]
    return {
      text: 'Four rules set the colour of the same paragraph, in the same style sheet and without !important. Which selector wins?',
      turkish:
        'Aynı paragrafın rengini, aynı stil dosyasında ve !important olmadan, dört kural belirliyor. Hangi seçici kazanır?',
      options,
      answer: 0,
      explanation:
        'Ids are compared first, then classes, then elements, and one id beats any number of classes. The order in the file matters only between equals.',
    }
  }),
  work({ skillId: 'responsive-design', nr: 1, difficulty: 2, point: 'clamp' }, (pick) => {
    const [screen, low, share, high] = [pick.int(32, 160) * 10, pick.int(16, 20), pick.int(2, 4), pick.int(32, 48)]
    const value = Math.min(high, Math.max(low, (screen * share) / 100))
    return {
      text: `The viewport is ${screen}px wide. How many pixels is \`clamp(${low}px, ${share}vw, ${high}px)\`? ___`,
      turkish: `Görünüm alanı (viewport) ${screen}px genişliğinde. \`clamp(${low}px, ${share}vw, ${high}px)\` kaç piksel eder? ___`,
      answer: round(value, 1),
      accepted: [`${round(value, 1)}px`],
      explanation: `The middle value is ${share} percent of the width of the viewport. It is used as long as it lies between the two others, which bound it from below and above.`,
    }
  }),
  work({ skillId: 'typography', nr: 1, difficulty: 2, point: 'rem and em' }, (pick) => {
    const [root, parent, child] = [pick.one([16, 18, 20]), pick.one([1.5, 2]), pick.one([0.5, 1.5])]
    const isEm = pick.int(0, 1) === 1
    const value = round(root * (isEm ? parent : 1) * child, 2)
    return {
      text: `The root font size is ${root}px. An element has font-size: ${parent}rem, and its child font-size: ${child}${isEm ? 'em' : 'rem'}. How many pixels is the child's font size? ___`,
      turkish: `Kök yazı boyutu ${root}px. Bir öğenin font-size değeri ${parent}rem, çocuğununki ${child}${isEm ? 'em' : 'rem'}. Çocuğun yazı boyutu kaç piksel? ___`,
      answer: value,
      accepted: [`${value}px`],
      explanation:
        'rem counts from the root, wherever it stands; em, in a font size, counts from the parent. So only em is affected by the size around it.',
    }
  }),
  work({ skillId: 'excel', nr: 1, difficulty: 2, point: 'relative and fixed references' }, (pick) => {
    const [row, down] = [pick.int(2, 6), pick.int(2, 9)]
    return {
      text: `Cell C${row} holds the formula =A${row}*$B$1. It is copied to C${row + down}. Which formula stands there? ___`,
      turkish: `C${row} hücresinde =A${row}*$B$1 formülü var. C${row + down} hücresine kopyalanıyor. Orada hangi formül durur? ___`,
      answer: `=A${row + down}*$B$1`,
      accepted: [`A${row + down}*$B$1`],
      explanation:
        'A reference without dollar signs moves along with the formula, here down by the same number of rows. One with dollar signs stays on its cell.',
    }
  }),
  work({ skillId: 'agile', nr: 1, difficulty: 2, point: 'velocity and what is left' }, (pick) => {
    const [a, b, c] = [pick.int(16, 24), pick.int(16, 24), pick.int(16, 24)]
    const backlog = pick.int(80, 200)
    return {
      text: `A team finished ${a}, ${b} and ${c} points in its last three sprints. ${backlog} points are left. At the mean of these three, how many sprints will it take, counting the last one as a whole? ___`,
      turkish: `Bir takım son üç sprintte ${a}, ${b} ve ${c} puan bitirdi. ${backlog} puan kaldı. Bu üçünün ortalamasıyla, sonuncusu tam sayılarak, kaç sprint sürer? ___`,
      answer: String(Math.ceil(backlog / ((a + b + c) / 3))),
      explanation:
        'The mean of the sprints is the velocity, and what is left is divided by it. The result is rounded up, since part of a sprint is still a sprint; it remains a forecast, not a promise.',
    }
  }),
  work({ skillId: 'data-analysis', nr: 2, difficulty: 1, point: 'percent and percentage points' }, (pick) => {
    const [before, add] = [pick.int(2, 8) * 5, pick.int(1, 4) * 5]
    return {
      text: `A share rises from ${before} percent to ${before + add} percent. By how many percent, to one decimal, has it grown relative to what it was? ___`,
      turkish: `Bir pay yüzde ${before} iken yüzde ${before + add} oluyor. Öncekine göre, bir ondalıkla, yüzde kaç büyümüş? ___`,
      answer: round((100 * add) / before, 1),
      accepted: [`${round((100 * add) / before, 1)}%`],
      explanation: `The difference of ${add} percentage points is divided by the ${before} that it started from. Points and percent are two different statements about the same change.`,
    }
  }),
  work({ skillId: 'hypothesis-testing', nr: 1, difficulty: 2, point: 'many tests at once' }, (pick) => {
    const tests = pick.int(4, 20) * 5
    return {
      text: `${tests} true null hypotheses are tested, each at a level of 5 percent. How many of them are rejected on average? ___`,
      turkish: `Doğru olan ${tests} sıfır hipotezi, her biri yüzde 5 düzeyinde sınanıyor. Ortalama kaç tanesi reddedilir? ___`,
      answer: round(tests * 0.05, 2),
      explanation:
        'At this level each true null hypothesis is rejected in 5 percent of cases. With many tests some will be, so single results should not be picked out afterwards.',
    }
  }),
  work({ skillId: 'wireless-networking', nr: 1, difficulty: 3, point: 'decibels' }, (pick) => {
    const [sent, gain, loss] = [pick.int(10, 20), pick.int(2, 9), pick.int(50, 90)]
    return {
      text: `An access point sends with ${sent} dBm through an antenna with ${gain} dBi, and the way to the client takes away ${loss} dB. The client's antenna has 0 dBi. With how many dBm does the signal arrive? ___`,
      turkish: `Bir erişim noktası ${sent} dBm ile, ${gain} dBi kazançlı bir antenden yayıyor; istemciye giden yol ${loss} dB götürüyor. İstemcinin anteni 0 dBi. Sinyal kaç dBm ile ulaşır? ___`,
      answer: String(sent + gain - loss),
      accepted: [`${sent + gain - loss} dBm`],
      explanation:
        'Decibels are logarithms, so gains are added and losses taken away. The result is negative because the signal arrives with less than a milliwatt.',
    }
  }),
  work({ skillId: 'mobile-ui-design', nr: 1, difficulty: 2, point: 'points and pixels' }, (pick) => {
    const [size, scale] = [pick.int(5, 16) * 4, pick.int(2, 3)]
    return {
      text: `A touch target is ${size} points wide on a screen with a scale of ${scale}. How many physical pixels is that? ___`,
      turkish: `Bir dokunma hedefi, ölçeği ${scale} olan bir ekranda ${size} point genişliğinde. Bu kaç fiziksel piksel eder? ___`,
      answer: String(size * scale),
      explanation:
        'A point is the same share of the screen on every device of a kind; the scale says how many pixels make one. So the points are multiplied by it.',
    }
  }),
  work({ skillId: 'mobile-ui-design', nr: 2, difficulty: 2, point: 'columns, gaps and margins' }, (pick) => {
    const [columns, gap, margin, width] = [pick.int(2, 4), pick.int(1, 3) * 4, pick.int(2, 6) * 4, pick.int(20, 45) * 2]
    return {
      text: `A screen is ${columns * width + (columns - 1) * gap + 2 * margin} points wide, with margins of ${margin} points on both sides. It shows ${columns} columns of equal width with gaps of ${gap} points between them. How many points wide is a column? ___`,
      turkish: `Bir ekran ${columns * width + (columns - 1) * gap + 2 * margin} point genişliğinde, iki yanda ${margin} point kenar boşluğu var. Aralarında ${gap} point boşlukla eşit genişlikte ${columns} sütun gösteriyor. Bir sütun kaç point genişliğinde? ___`,
      answer: String(width),
      explanation:
        'Both margins and all gaps are taken away first, and what is left is divided by the number of columns. There is one gap less than there are columns.',
    }
  }),
  work({ skillId: 'android', nr: 1, difficulty: 2, point: 'dp and pixels' }, (pick) => {
    const [dp, density] = [pick.int(4, 30) * 4, pick.one([160, 240, 320, 480])]
    return {
      text: `How many pixels are ${dp}dp on an Android screen with ${density} dpi? ___`,
      turkish: `${density} dpi bir Android ekranında ${dp}dp kaç pikseldir? ___`,
      answer: round((dp * density) / 160, 2),
      explanation:
        'One dp is one pixel at 160 dpi. At other densities the number is multiplied by the density divided by 160.',
    }
  }),
  work({ skillId: 'vulnerability-management', nr: 1, difficulty: 2, point: 'expected loss' }, (pick) => {
    const [loss, chance] = [pick.int(2, 20) * 1000, pick.int(1, 8) * 5]
    return {
      text: `A weakness would cost ${loss} dollars each time it is used, and that is expected with a probability of ${chance} percent a year, once at most. What loss is expected for a year, in dollars? ___`,
      turkish: `Bir zafiyet her kullanıldığında ${loss} dolara mal olur; bunun yılda yüzde ${chance} olasılıkla, en çok bir kez olması bekleniyor. Bir yıl için beklenen kayıp kaç dolar? ___`,
      answer: String((loss * chance) / 100),
      explanation:
        'The expected loss is the loss multiplied by its probability in the year. It helps to compare weaknesses and what fixing them costs; it is no forecast of a single year.',
    }
  }),
]
