import type { Bank } from './acts.ts'

export const ES: Bank = {
  rejection: `
{lamentamos|sentimos|lamento} {comunicarte|informarle de|tener que decirte} que {no has sido seleccionado|tu candidatura no ha sido seleccionada|no seguirás en el proceso|no continuaremos con tu candidatura}
{desafortunadamente|lamentablemente|por desgracia} {no podemos ofrecerte el puesto|no vamos a seguir adelante contigo|hemos decidido no continuar|tu perfil no encaja}
hemos {elegido|optado por|decidido seguir con|contratado a|seleccionado a} {otra persona|otro candidato|otro perfil|alguien con más experiencia|una candidata interna}
{el puesto|la vacante|la plaza|la oferta} {ya está cubierto|se ha cubierto|ha sido cancelada|se ha cerrado|se ha anulado|ya no existe|ha ido a parar a otra persona}
{otros candidatos|otras candidaturas|otros perfiles} {se ajustan mejor|encajan mejor|tienen más experiencia|han obtenido mejor puntuación}
{tu perfil|su perfil|tu experiencia} {no se ajusta|no encaja|no cumple} {a lo que buscamos|con los requisitos|del todo en el equipo}
{no pasas|no has pasado|no avanzas} {a la siguiente fase|la prueba|el corte|a la final}
{esta vez no ha podido ser|no es la respuesta que esperabas|ojalá tuviera mejores noticias|sé que no es lo que querías oír}
{el comité|el equipo|la dirección|el cliente} {ha preferido a otra persona|ha descartado tu candidatura|ha decidido no contratar|ha suprimido la plaza}
{buscábamos|necesitamos} {a alguien|un perfil} {con más experiencia|más senior|con disponibilidad inmediata}
{te has quedado|quedaste} {en segundo lugar|a las puertas|fuera por muy poco}
{no contamos|no vamos a contar} {contigo|con usted} {para el puesto|en esta ocasión}
{el proceso ha terminado|cerramos el proceso} {sin contratar a nadie|y el puesto es para otra persona}
tu candidatura {ha quedado descartada|ha sido descartada|no ha prosperado} {en esta fase|tras la revisión}
el puesto {lo ocupará|será para|se lo queda} {una persona de la casa|otra compañera|alguien del equipo}
{les gustaste|te valoraron} pero {al final tiran con otra persona|han cogido a otro|se quedan con alguien que ya lo ha hecho}`,
  parting: `
{te deseamos|le deseamos|mucha} suerte {en tu búsqueda|en el futuro|en tu carrera}
{guardaremos|conservaremos} tu {currículum|CV|perfil} {para futuras vacantes|en nuestra base de datos}`,
  answer: `
{dime|dinos|avísame} {algo|qué te parece|si te va bien} {antes del viernes|esta semana}
{necesitamos|esperamos} tu {respuesta|contestación} antes {del 0 de marzo|de fin de mes}
{te parece bien|te va bien|es posible|qué te parece}
quedo a la espera de tu {respuesta|contestación}`,
  invite: `
{te va bien|le iría bien|podrías|tendrías un hueco} {el martes a las 0|la semana que viene|el 0 de marzo} {para una entrevista|para hablar|para una videollamada|para conocer al equipo}
{nos gustaría|queremos} {verte otra vez|conocerte en persona|tener una segunda charla|hacerte una entrevista técnica}
{elige|escoge|reserva} {una hora|un hueco|la franja} {en el calendario|en este enlace|que prefieras}
{la siguiente fase|el siguiente paso|la segunda ronda} {es|será} {una entrevista|una charla con la directora|una sesión técnica de 0 minutos}
{nos gustaría|queremos|queríamos} {invitarte a una entrevista|conocerte|entrevistarle|tener una llamada contigo|hablar contigo|que vinieras a vernos}
{tienes|tendrías|tiene} {disponibilidad|un hueco|un rato|tiempo} {el martes a las 0|la semana que viene|mañana|el 0 de marzo} {para una llamada|para hablar|para una entrevista}
{puedes|podrías|podría} {venir|pasarte|acercarte|conectarte} {el jueves a las 0|mañana por la mañana|el lunes|un día de estos}
{cuándo|qué día|a qué hora|qué horario} {te viene bien|le viene bien|podemos hablar|podrías venir|podríamos vernos}
{la entrevista|la reunión|la llamada|tu cita} {será|tendrá lugar|queda confirmada|está prevista} {el lunes a las 0|el 0 de marzo|por videollamada|en nuestras oficinas}
{elige|reserva|escoge} {una hora|un hueco|el horario} {en este enlace|en mi calendario|que mejor te venga}
{te llamo|te llamaremos|le llamará mi compañera} {el viernes|mañana a las 0|esta semana}
{el siguiente paso|la siguiente fase|la próxima ronda} {es una entrevista|será una charla|es una reunión} con {el equipo|la responsable|dirección}
{tenemos que|hay que|podemos} {cambiar|mover|aplazar} {la entrevista|la llamada|nuestra reunión} {al jueves|a otra hora|una semana}
{confírmanos|confírmame|por favor confirma} {si puedes asistir|tu asistencia|si te va bien la hora}
{has sido|estás} {convocado|citado|preseleccionado} {para la entrevista|a una entrevista|para el día de pruebas}
{hablamos|nos vemos|charlamos} {el martes|con un café|por teléfono|la semana que viene}
{ven|vente|pásate} {a conocernos|por el local|a hacer una prueba de un día} {el sábado|cuando quieras}
{podrías dar|puedes dar} {una clase de prueba|una clase} {el jueves a las 0|de 0 minutos}
te esperamos en {secretaría|recepción|la tienda} {el lunes a las 0|el jueves}`,
  task: `
{antes de hablar|como siguiente paso|en vez de una llamada} {te pedimos|hay|te enviamos} {una prueba técnica|un pequeño ejercicio|un caso|un test en línea}
{plazo|fecha límite|entrega} {hasta el viernes|el 0 de marzo|en 0 días}
{no le dediques|no hace falta dedicarle} {más de 0 horas|todo el fin de semana}
{te pedimos|le pedimos|necesitamos|nos gustaría} que {hagas la prueba|completes el test|resuelvas el ejercicio|prepares una presentación|redactes un texto} {antes del viernes|en 0 días|para el lunes}
{adjunto|adjuntamos|aquí tienes|te enviamos} {una prueba técnica|un ejercicio|un caso práctico|el enlace al test|el enunciado}
{el siguiente paso|la siguiente fase} es {una prueba online|un ejercicio para hacer en casa|un test|un caso práctico|una prueba escrita}
{tienes|dispones de|hay} {0 minutos|dos horas|hasta el domingo|una semana} {para entregarlo|para hacerlo|para resolverlo}
{envía|manda|sube|entrega} {tu solución|tus respuestas|el código|la presentación} {antes del 0|hasta el lunes|por este enlace}
{graba|grábate en} {un vídeo corto|un vídeo con tus respuestas} {y súbelo|antes del viernes}
{prepara|traiga preparada} {unas diapositivas|una clase|un plan} {de 0 minutos|sobre el tema}
{el enlace|la prueba} {caduca|estará disponible} {el viernes|0 días|hasta las 0}
{traduce|corrige|diseña|analiza|programa} {el texto adjunto|una pequeña aplicación|los datos|una maqueta} y {envíanos el resultado|mándanoslo}
{cómo lo harías|cómo lo resolverías}, {cuéntanoslo en una página|escríbelo y envíalo}
{te mandamos|te paso} {un cuestionario|unas preguntas|un ejercicio} {contéstalo con calma|y lo devuelves antes del lunes}`,
  info: `
{nos falta|necesitamos|podrías mandarnos} {tu pretensión salarial|la copia del título|el permiso de trabajo|dos referencias|tu preaviso}
{cuándo podrías|desde cuándo puedes|cuánto tendrías que} {incorporarte|empezar|avisar en tu empresa}
{por favor|podrías|podría|puedes} {enviarnos|mandarnos|adjuntar|facilitarnos} {una copia del título|tu DNI|las referencias|tu currículum actualizado|los certificados|la vida laboral}
{cuáles son|indícanos|dinos} {tus expectativas salariales|tu preaviso|tu disponibilidad para incorporarte|tu sueldo actual}
{cuándo podrías|desde cuándo podrías|en qué fecha puedes} {incorporarte|empezar}
{tienes|tiene|dispones de} {carnet de conducir|permiso de trabajo|coche propio|experiencia con|el título}
{estarías dispuesto a|podrías|te importa} {trabajar los fines de semana|mudarte|hacer turnos de noche|viajar}
{nos falta|falta|faltan} {tu título|la segunda página|la firma|un documento} {en la documentación|para seguir}
{el archivo|el adjunto|tu CV} {no se abre|está dañado}, {puedes volver a enviarlo|mándalo otra vez}
{rellena|firma|completa} {el formulario adjunto|el impreso} y {devuélvenoslo|envíalo}
{a quién podemos|danos} {llamar como referencia|dos referencias|el contacto de un antiguo jefe}
{una pregunta|un par de preguntas|una duda} {antes de seguir|sobre tu CV}: {qué|cuántas|cuál}
{para seguir adelante|para el expediente} necesitamos {una copia de tu título|el certificado|tus datos}`,
  offer: `
{nos complace|nos alegra|tenemos el placer de|es un placer} {ofrecerte el puesto|comunicarte que has sido seleccionado|hacerte una oferta|ofrecerle el contrato}
{el puesto es tuyo|la plaza es tuya|te damos el trabajo|estás contratado|has conseguido el puesto} {enhorabuena|si lo quieres}
{queremos|nos gustaría} {contratarte|contar contigo|que te unas al equipo|que trabajes con nosotros|incorporarte}
{adjuntamos|te enviamos|aquí tienes} {el contrato|la carta oferta|tu contrato} {para que lo firmes|para firmar|firmado por nuestra parte}
{el sueldo|el salario} {será|es} de {0 euros brutos|0 al mes} y {empezarías el lunes|la incorporación es el 0 de marzo}
{te hemos elegido|hemos decidido que seas tú|el equipo te ha elegido|eres la persona que queremos}
{la oferta|nuestra oferta} {es válida hasta|está sujeta a} {el viernes|reconocimiento médico|referencias}
{dinos|confírmanos} {si aceptas|si aceptas la oferta|tu decisión} antes del {viernes|0 de marzo}
{bienvenida al equipo|bienvenido a bordo}, {tu primer día es el lunes|empiezas el 0}
{el equipo|el claustro|la dirección} ha decidido {contar contigo|contratarte|darte la plaza}
{te incorporarías|empezarías} el {0 de enero|lunes} con {contrato hasta junio|contrato indefinido}`,
  received: `
{ya tengo|tengo|tenemos|me ha llegado} tu {currículum|solicitud|carta} {encima de la mesa|bien|completa|}
no hace falta que {mandes|envíes|hagas} nada más {por ahora|de momento}
lo {miraremos|leeremos} con calma {después|la semana que viene}
{gracias por|agradecemos} {tu candidatura|inscribirte|tu interés|enviar tu currículum|presentar tu solicitud}
{hemos recibido|confirmamos la recepción de|nos ha llegado} {tu candidatura|su solicitud|tu currículum|la documentación}
tu {candidatura|solicitud|inscripción} {se ha registrado|se ha enviado|ha llegado bien|está en revisión|se ha trasladado al departamento}
{revisaremos|estamos revisando|valoraremos|leeremos} {tu perfil|todas las candidaturas|tu solicitud} {con calma|en los próximos días|con atención}
{nos pondremos en contacto|te contactaremos|te diremos algo|te responderemos} {en breve|en dos semanas|tanto si sí como si no|cuando cierre el plazo}
{si no recibes|si no tienes} {noticias|respuesta} en {0 días|cuatro semanas} {entiende que no has sido seleccionado|daremos por cerrada tu candidatura}
{no tienes que hacer nada|no es necesario que hagas nada|no respondas a este mensaje}
{si tu perfil encaja|en caso de avanzar} {te llamaremos|te invitaremos a una entrevista}
{el plazo|la fecha límite} {termina el 0|es el viernes} {y después decidiremos|luego empezaremos a leer}
{su solicitud|tu solicitud} ha quedado {registrada con el número 0|inscrita|archivada}
{la lista|los resultados} se {publicará|publicarán} {en el tablón|en la web}`,
  hold: `
{el puesto|el presupuesto|la vacante} {está congelado|sigue pendiente de aprobación|queda en pausa|se ha aplazado}
{todavía no sé|nadie sabe aún|no podemos decir} {cómo acabará|cuándo se retoma|qué decidirán}
no es {ni un sí ni un no|un sí ni un no}
no te puedo {prometer|decir} nada {todavía|aún}
{el proceso|la vacante|la selección|el puesto} {está en pausa|se encuentra detenido|está congelada|se ha aplazado|está paralizado|queda a la espera}
{aún no hemos|todavía no hemos|no hemos} {decidido|tomado una decisión|tomado ninguna decisión|terminado las entrevistas}
{tu candidatura|su candidatura} {sigue activa|sigue en el proceso|sigue viva|se mantiene}
{está tardando|tardaremos|va} {más de lo previsto|más despacio|un poco más}, {perdona la espera|disculpe las molestias|te pedimos paciencia}
{en cuanto|cuando} {tengamos una fecha|se apruebe el presupuesto|sepamos algo|se retome} {te avisaremos|se lo comunicaremos|te escribiremos}
{hemos anotado|tomamos nota de} {tu renuncia|que retiras tu candidatura}
estás en {lista de espera|la lista de reserva}
le escribimos para informarle de que {el proceso|la selección} se encuentra {detenido|en espera} a la espera de {aprobación|presupuesto}`,
  ad: `
{nuevas ofertas|0 ofertas nuevas|ofertas para ti|empleos} {cerca de ti|que encajan contigo|esta semana}
{inscríbete ahora|ver oferta|ver todas las ofertas|aplica ya|descubre más}
{recibes este correo|has recibido este mensaje} porque {estás suscrito|creaste una alerta|te diste de alta}
{darse de baja|cancelar suscripción|gestionar alertas|ver en el navegador}
{apúntate|plazas limitadas|entrada gratuita|reserva tu plaza} {al webinar|a la feria de empleo|a la jornada de puertas abiertas}
{nuestro boletín|noticias del mes|novedades} {de la empresa|del sector}
{hazte premium|0 % de descuento|solo hasta el domingo|oferta limitada}
{responde a nuestra encuesta|valora tu experiencia|cuéntanos qué te ha parecido el proceso}
{estamos creciendo|buscamos talento}, {comparte|recomienda a un amigo|visita nuestra web de empleo}
{conoce a|ven a conocer a} {nuestros equipos|nuestros reclutadores} {en la feria|en nuestro estand}`,
  auto: `
{estoy|estaré|estamos} {fuera de la oficina|de vacaciones|de baja|ausente|cerrados} {hasta el lunes|hasta el 0 de marzo}
{en caso de urgencia|si es urgente} {contacta con|escriba a} {mi compañera|la oficina}
{responderé|contestaré} {a mi vuelta|cuando vuelva}
{no se ha podido entregar el mensaje|buzón lleno|dirección no encontrada|respuesta automática|este buzón no se lee}`,
  fraud: `
{envíanos|necesitamos} {tus datos bancarios|el número de cuenta|la tarjeta} {para pagarte|hoy mismo}
{paga|ingresa|abona} {una tasa|un depósito|0 euros por adelantado} {para reservar el puesto|por el material}
{gana|hasta 0 euros} {a la semana|al día} {desde casa|sin experiencia|sin entrevista}
{escríbenos|contacta} {por WhatsApp|por Telegram} {ya|urgente}`,
  stranger: `
{he visto|he encontrado} tu perfil {en LinkedIn|en internet} {y me ha interesado|y creo que encajas}
{busco|buscamos} {para un cliente|para una empresa líder} {un desarrollador|alguien como tú}
{estarías abierto a|te interesaría} {un cambio|una nueva oportunidad|escuchar una oferta}
{mándame tu CV|dime si te interesa} {y te cuento|y hablamos}`,
  none: `
{un saludo|saludos|atentamente|cordialmente|un abrazo|gracias}
{hola|estimado|estimada|buenos días|buenas tardes}
{si tienes dudas|cualquier duda} {escríbenos|puedes llamarnos|quedamos a tu disposición}
{gracias por} {tu tiempo|venir|la charla|tu mensaje|la visita|tu paciencia}
{este mensaje es confidencial|registro mercantil|protección de datos}
{nuestro proceso|la selección} {consta de|tiene} {tres fases|prueba, entrevista y oferta}
{si|en caso de que} {te seleccionamos|superas la prueba|todo va bien} {te haremos una oferta|te invitaremos|pediremos referencias}
{tus datos|los datos} se {conservan seis meses|tratan según la ley}
{tu perfil|tu portfolio|tu trayectoria} {nos ha gustado|es muy interesante}
{fue un placer|encantados de} {conocerte|hablar contigo}
{tu pedido|tu cuenta|tu suscripción} {está confirmado|se ha enviado|está activa}
{el tiempo|el partido|el tráfico} {fue bueno|está fatal|estuvo genial}
{feliz Navidad|buen fin de semana|feliz año|que te mejores}
{el turno|la factura|el acta} {va adjunta|cambia el lunes}
{funciones|requisitos|ofrecemos}: {formación|carnet|gestión de pedidos|0 días de vacaciones}
{gestión|atención|control} {de clientes|de almacén|de un equipo de 0}`,
}
