import type { LanguageWords } from './language.ts'

export const es: LanguageWords = {
  code: 'es',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  shortMonths: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' '),
  present: ['actualidad', 'presente', 'la actualidad', 'actualmente'],
  headings: {
    summary: ['Perfil', 'Sobre mí', 'Resumen profesional'], experience: ['Experiencia laboral', 'Experiencia profesional', 'Experiencia', 'Trayectoria profesional'],
    education: ['Formación', 'Educación', 'Formación académica'], skills: ['Habilidades', 'Competencias técnicas', 'Conocimientos técnicos', 'Tecnologías'],
    projects: ['Proyectos'], certifications: ['Certificaciones'], languages: ['Idiomas'],
  },
  names: ['Begoña Etxeberria Ruiz', 'Ximena de la Fuente', 'Iker Salvatierra', 'María José Peñalver Núñez'],
  titles: ['Desarrolladora backend', 'Ingeniero de software', 'Analista de datos', 'Administrador de sistemas', 'Diseñadora UX', 'Jefe de proyecto', 'Técnico de soporte', 'Becario de desarrollo'],
  companies: ['Talleres Montoro S.L.', 'Seguros Albariza', 'Nube Clara', 'Ayuntamiento de Villarrubia', 'Grupo Encinar', 'Hospital de la Vega'],
  cities: ['Madrid, España', 'Bilbao', 'Sevilla', 'Ciudad de México, México', 'Remoto', 'Bogotá, Colombia'],
  phones: ['+34 655 550 123', '955 550 177', '+52 55 5550 0133', '+57 601 555 0144'],
  schools: ['Universidad de Valdehermoso', 'Instituto Tecnológico de Altozano', 'Escuela Politécnica del Norte'],
  degrees: [
    { degree: 'Grado', area: 'Ingeniería Informática', joint: ' en ' }, { degree: 'Máster', area: 'Ciencia de Datos', joint: ' en ' },
    { degree: 'Licenciatura', area: 'Diseño Gráfico', joint: ' en ' }, { degree: 'Técnico Superior', area: 'Administración de Sistemas', joint: ', ' },
  ],
  bullets: ['Desarrollo de una plataforma de reservas con {a} y {b} para 400 usuarios.', 'Migración de informes de {a} a {b}.', 'Despliegues automatizados con {a}.', 'Servicios en {a} tras una pasarela {b}, vigilados con {c}.', 'Implantación de {a}, {b} y {c}.'],
  plain: ['Dirección de un equipo de seis personas.', 'Formación de treinta compañeros nuevos.', 'Reducción de incidencias del 18 % en un año.'],
  summaries: ['Desarrolladora con ocho años de experiencia en equipos pequeños.'],
  spoken: ['Español', 'Inglés'],
  at: ' en ',
}
