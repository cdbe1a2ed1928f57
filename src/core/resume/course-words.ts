/** What is shorter than a degree, in the languages resumes are written in. */
export const COURSE_WORDS = String.raw`courses?|boot ?camps?|speciali[sz]ation|nanodegree|\p{L}*lehrgang|\p{L}*kurs\p{L}{0,3}|weiterbildung|umschulung|parcours|formation|cours|eğitim\p{L}{0,4}|curso|diplomado`
