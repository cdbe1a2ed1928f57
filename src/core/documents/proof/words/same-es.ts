import { groupsOf, type SameWords } from './words.ts'

/** Spanish words of work that claim the same as another, or less. */
export const sameEs: SameWords = {
  phrases: [
    ['llevé a cabo|llevado a cabo|llevar a cabo', 'realicé'],
    ['gracias a|debido a|a causa de|por lo que|lo que|como resultado', 'graciasa'],
    ['más de|más que', 'másde'],
    ['menos de', 'menosde'],
    ['así como', 'y'],
    ['por ejemplo', 'incluido'],
    ['tiempo parcial|media jornada|a tiempo parcial', 'tiempoparcial'],
    ['sin terminar|no terminado|inacabado|sin título|no finalizado|incompleto', 'inacabado'],
    ['tomé parte|tomo parte|tomaba parte|tomando parte|tomar parte|formé parte', 'participé'],
    ['dos veces|2 veces', 'dosveces'],
    ['en el ámbito de|en el área de|en materia de|en el marco de|en forma de', 'de'],
    ['a veces|de vez en cuando|en ocasiones|alguna vez|algunas veces|ocasionalmente', 'ocasionalmente'],
    ['me encargué de|me ocupé de', 'gestioné'],
    ['puse al día|puesta al día', 'actualicé'],
    ['toma de notas|tomé nota|tomé notas|anoté', 'registré'],
    ['por teléfono|al teléfono', 'teléfono'],
    ['por correo electrónico|por email|por correo', 'correo'],
    ['a mano', 'manualmente'],
    ['cuando hacía falta|si hacía falta|en caso necesario|cuando era necesario', 'necesario'],
    ['en ausencia|durante la ausencia', 'ausencia'],
    ['de media|en promedio', 'media'],
  ],
  groups: groupsOf(`
    empecé empezar empezado comencé comenzar comenzado inicié iniciar iniciado
    terminé terminar terminado acabé acabar acabado completé completar completado finalicé finalizar finalizado concluí concluido
    escribí escribir escrito redacté redactar redactado redacción escritura
    hice crear creé creado creación desarrollé desarrollar desarrollado desarrollo construí construido programé programado programar montar monté montamos montado elaboré elaborado elaboración
    ayudé ayuda ayudar apoyo apoyé apoyar apoyado asistí asistencia asistir colaboré colaborar
    participé participar participación colaboré colaboración contribuí contribución contribuir
    atendía atender atención atendí atendido servía servir serví
    vendí venta vender ventas
    preparé preparar preparación preparado
    corregí corregir corrección arreglé arreglar resolví resolver resolución reparé reparar reparación
    error errores fallo fallos bug bugs
    enseñé enseñar enseñanza clases impartí impartir formación formé
    gestión gestioné gestionar tramitar trámite
    propuse proponer propuesta sugerí sugerir sugerencia
    pensé pensar idea consideré
    cliente clientes clientela
    compañero compañera compañeros compañeras colega colegas
    socio socios miembro miembros
    aplicación aplicaciones app apps
    web página sitio
    pedido pedidos encargos
    traducción traduje traducir
    organicé organizar organización
    análisis analicé analizar
    unos unas aproximadamente alrededor cerca
    actualmente ahora hoy
    anteriormente antes antiguo antigua ex
    hora horas
    día días diario diarios diaria diarias diariamente
    semana semanas semanal semanales semanalmente
    mes meses mensual mensuales mensualmente
    año años anual anuales
    minuto minutos
    prueba pruebas test tests testear probé probar
    prácticas becario becaria
    mesa mesas
    bar bares
    repartir reparto dividir
    curso cursos
    recetas receta
    entrega entregué entregar reparto
    conducción conduje conducir
    informe informes
    documentación documenté documentar documentos
    alumno alumnos estudiante estudiantes
    niño niños
    propio personal
    proyecto proyectos
    usan usar utilizan utilizada usada
    publiqué publicar publicación
    mantenimiento mantuve mantener
    equipo grupo
    reparación reparar reparé arreglo arreglar arreglé
    revisión revisar revisé comprobar comprobé comprobación verificar verifiqué verificación inspección inspeccionar inspeccioné controlar controlé control examinar examiné
    registro registrar registré anotar anoté introducir introduje apuntar apunté
    clasificación clasificar clasifiqué ordenar ordené archivo archivar archivé organizar organicé
    recibir recibí recepción acoger acogí atender atendí atención
    contestar contesté responder respondí respuesta atender atendí
    enviar envié envío mandar mandé transmitir transmití remitir remití
    informar informé comunicar comuniqué avisar avisé notificar notifiqué
    comprar compré compra compras adquirir adquirí adquisición
    reducir reduje reducción disminuir disminuí bajar bajé acortar acorté
    aumentar aumenté aumento incrementar incrementé incremento subir subí
    modificar modifiqué modificación adaptar adapté adaptación cambiar cambié cambio
    actualizar actualicé actualización renovar renové
    empaquetar empaqueté embalar embalé embalaje empaquetado
    cuidar cuidé cuidado cuidados
    montaje montar monté ensamblar ensamblé
    cocinar cociné cocina elaborar elaboré preparar preparé
    distribuir distribuí distribución repartir repartí reparto
    investigar investigué investigación buscar busqué búsqueda
    comparar comparé comparación
    presentar presenté presentación exponer expuse exposición
    cargar cargué carga
    calcular calculé cálculo
    cobrar cobré cobro caja
    reponer repuse reposición rellenar rellené
    mejorar mejoré mejora optimizar optimicé optimización
    calendario agenda planificación
    factura facturas facturación facturar facturé
    tienda comercio
    documento documentos expediente expedientes archivo archivos
    aprobó aprobado aprobada aprobar aprobaron aprobación
    producto productos artículo artículos mercancía
    reunión reuniones
    huésped huéspedes visitante visitantes
    paciente pacientes
    escuela colegio
    empleado trabajador personal plantilla
    error fallo defecto avería
    ordenador computadora pc equipo
    coche automóvil vehículo
    camión furgoneta
    almacén depósito
    estante estantería
    entrega envío reparto
    cita reserva
    guía manual
    informe reporte
    tabla lista hoja
    consulta pregunta solicitud
    queja reclamación
    folleto octavilla
    programa aplicación software
    aparato máquina equipo dispositivo
    enfermo paciente
    anciano mayor residente
    clase curso lección
    evento acto
    excursión salida viaje
    medicamento medicina
    comida plato
    basura residuo
    vivienda casa piso
    jardín huerto
    taller garaje
    habitual normal típico
    solo sola
    sustituir cambiar reemplazar
    contar conté recuento inventario
    llamar telefonear
    probar probé ensayar
    quitar eliminar retirar
    limpiar fregar lavar
    dibujar esbozar
    acompañar acompañé
    lectura leer leí
    apertura abrir abrí
    cierre cerrar cerré
    siembra sembrar sembré
    cosecha cosechar coseché
    impresión imprimir imprimí
    soldadura soldar soldé
    construcción construir construí
    decoración decorar decoré
    lavado lavar lavé limpieza limpiar limpié
    colocar coloqué colocación poner puse instalar instalé instalación montar monté montaje
    notar noté detectar detecté encontrar encontré descubrir descubrí identificar identifiqué localizar localicé
    descargar descargué obtener obtuve recoger recogí recogida reunir reuní recopilar recopilé
    dibujar dibujé mostrar mostré representar representé visualizar visualicé trazar tracé
    registrar registré apuntar apunté anotar anoté tomar tomé
    teléfono llamada llamadas telefónicas telefónica
    explicar expliqué describir describí mostrar mostré enseñar enseñé
    llevar llevé transportar transporté transporte trasladar trasladé mover moví
    medir medí medición mediciones
    pintar pinté pintura
    regar regué riego
    conectar conecté conexión cablear cableé cableado
    limpiar limpié limpieza asear
    adaptar adapté ajustar ajusté ajuste cambiar cambié
    hablar hablé conversar conversé tratar
    preguntar pregunté encuestar encuesta entrevistar entrevisté
    coser cosí costura
    habitación habitaciones cuarto cuartos
    avería averías fallo fallos
    eléctrica eléctricas eléctrico eléctricos electricidad
    reforma obra obras remodelación
    empleado empleados trabajador trabajadores personal
    vehículo vehículos coche coches
    piso pisos vivienda viviendas apartamento apartamentos
    principalmente sobre todo
  `),
  weaker: [
    ['dirigí dirección', 'participé'],
    ['equipo grupo', 'participé contribuí'],
    ['tesis tfg', 'escribí redacté redacción'],
    ['vender vendí venta asesorar asesoré', 'atender atendí atención'],
    ['gestioné gestión', 'seguimiento seguí'],
    ['factura contrato carta informe', 'documento'],
    ['sábado domingo', 'fin semana'],
  ],
}
