import { groupsOf, type SameWords } from './words.ts'

/** Spanish words of work that claim the same as another, or less. */
export const sameEs: SameWords = {
  groups: groupsOf(`
    empecé empezar empezado comencé comenzar comenzado inicié iniciar iniciado; terminé terminar terminado acabé acabar acabado completé
    completar completado finalicé finalizar finalizado concluí concluido; escribí escribir escrito redacté redactar redactado redacción
    escritura; hice crear creé creado creación desarrollé desarrollar desarrollado desarrollo construí construido programé programado
    programar montar monté montamos montado elaboré elaborado elaboración; ayudé ayuda ayudar apoyo apoyé apoyar apoyado asistí asistencia
    asistir colaboré colaborar; participé participar participación colaboré colaboración contribuí contribución contribuir; atendía atender
    atención atendí atendido servía servir serví; vendí venta vender ventas; preparé preparar preparación preparado; corregí corregir
    corrección arreglé arreglar resolví resolver resolución reparé reparar reparación; error errores fallo fallos bug bugs; enseñé enseñar
    enseñanza clases impartí impartir formación formé; gestión gestioné gestionar tramitar trámite; propuse proponer propuesta sugerí
    sugerir sugerencia; pensé pensar idea consideré; cliente clientes clientela; compañero compañera compañeros compañeras colega colegas;
    socio socios miembro miembros; aplicación aplicaciones app apps; traducción traduje traducir; organicé organizar organización; análisis
    analicé analizar; unos unas aproximadamente alrededor cerca; actualmente ahora hoy; anteriormente antes antiguo antigua ex; hora horas;
    día días diario diarios diaria diarias diariamente; semana semanas semanal semanales semanalmente; mes meses mensual mensuales
    mensualmente; año años anual anuales; minuto minutos; prueba pruebas test tests testear probé probar; prácticas becario becaria; mesa
    mesas; bar bares; repartir reparto dividir; recetas receta; entrega entregué entregar reparto; conducción conduje conducir;
    documentación documenté documentar documentos; alumno alumnos estudiante estudiantes; niño niños; propio personal; proyecto proyectos;
    usan usar utilizan utilizada usada; publiqué publicar publicación; mantenimiento mantuve mantener; equipo grupo; reparación reparar
    reparé arreglo arreglar arreglé; revisión revisar revisé comprobar comprobé comprobación verificar verifiqué verificación inspección
    inspeccionar inspeccioné controlar controlé control examinar examiné; registro registrar registré anotar anoté introducir introduje
    apuntar apunté; clasificación clasificar clasifiqué ordenar ordené archivo archivar archivé organizar organicé; recibir recibí recepción
    acoger acogí atender atendí atención; contestar contesté responder respondí respuesta atender atendí; enviar envié envío mandar mandé
    transmitir transmití remitir remití; informar informé comunicar comuniqué avisar avisé notificar notifiqué; comprar compré compra
    compras adquirir adquirí adquisición; reducir reduje reducción disminuir disminuí bajar bajé acortar acorté; aumentar aumenté aumento
    incrementar incrementé incremento subir subí; modificar modifiqué modificación adaptar adapté adaptación cambiar cambié cambio;
    actualizar actualicé actualización renovar renové; empaquetar empaqueté embalar embalé embalaje empaquetado; cuidar cuidé cuidado
    cuidados; montaje montar monté ensamblar ensamblé; cocinar cociné cocina elaborar elaboré preparar preparé; distribuir distribuí
    distribución repartir repartí reparto; investigar investigué investigación buscar busqué búsqueda; comparar comparé comparación;
    presentar presenté presentación exponer expuse exposición; cargar cargué carga; calcular calculé cálculo; cobrar cobré cobro caja;
    reponer repuse reposición rellenar rellené; mejorar mejoré mejora optimizar optimicé optimización; calendario agenda planificación;
    factura facturas facturación facturar facturé; documento documentos expediente expedientes archivo archivos; aprobó aprobado aprobada
    aprobar aprobaron aprobación; producto productos artículo artículos mercancía; reunión reuniones; huésped huéspedes visitante
    visitantes; paciente pacientes; escuela colegio; empleado trabajador personal plantilla; error fallo defecto avería; ordenador
    computadora pc equipo; coche automóvil vehículo; camión furgoneta; estante estantería; entrega envío reparto; cita reserva; tabla lista
    hoja; consulta pregunta solicitud; queja reclamación; folleto octavilla; programa aplicación software; aparato máquina equipo
    dispositivo; enfermo paciente; anciano mayor residente; clase curso lección; evento acto; excursión salida viaje; medicamento medicina;
    comida plato; basura residuo; vivienda casa piso; jardín huerto; taller garaje; habitual normal típico; solo sola; sustituir cambiar
    reemplazar; contar conté recuento inventario; llamar telefonear; probar probé ensayar; quitar eliminar retirar; limpiar fregar lavar;
    dibujar esbozar; acompañar acompañé; lectura leer leí; apertura abrir abrí; cierre cerrar cerré; siembra sembrar sembré; cosecha
    cosechar coseché; impresión imprimir imprimí; soldadura soldar soldé; construcción construir construí; decoración decorar decoré; lavado
    lavar lavé limpieza limpiar limpié; colocar coloqué colocación poner puse instalar instalé instalación montar monté montaje; notar noté
    detectar detecté encontrar encontré descubrir descubrí identificar identifiqué localizar localicé; descargar descargué obtener obtuve
    recoger recogí recogida reunir reuní recopilar recopilé; dibujar dibujé mostrar mostré representar representé visualizar visualicé
    trazar tracé; registrar registré apuntar apunté anotar anoté tomar tomé; teléfono llamada llamadas telefónicas telefónica; explicar
    expliqué describir describí mostrar mostré enseñar enseñé; llevar llevé transportar transporté transporte trasladar trasladé mover moví;
    medir medí medición mediciones; pintar pinté pintura; regar regué riego; conectar conecté conexión cablear cableé cableado; limpiar
    limpié limpieza asear; adaptar adapté ajustar ajusté ajuste cambiar cambié; hablar hablé conversar conversé tratar; preguntar pregunté
    encuestar encuesta entrevistar entrevisté; coser cosí costura; habitación habitaciones cuarto cuartos; eléctrica eléctricas eléctrico
    eléctricos electricidad; reforma obra obras remodelación; empleado empleados trabajador trabajadores personal; vehículo vehículos coche
    coches; piso pisos vivienda viviendas apartamento apartamentos; principalmente sobre todo; pasar pasé pasado trasladar trasladé
    trasladado transferir transferí transferido traspasar traspasé; digitalizar digitalicé digitalización pasar pasé pasado; hoja hojas
    tabla excel; dar di doy prestar presté brindar brindé ofrecer ofrecí; apoyo apoyar apoyé soporte asistir asistí; telefónico telefónica
    teléfono telefónicamente llamada; ayudar ayudé ayuda colaborar colaboré colaboración; inventario inventariar existencias; arreglar
    arreglé reparar reparé solucionar solucioné resolver resolví; redactar redacté redacción escribir escribí escrito elaborar; elaborar
    elaboré elaboración preparar preparé crear creé confeccionar; encargar encargo encargaba ocupar hacer hago; desarrollar desarrollé
    desarrollo desarrollamos programar programé crear creamos; programar programo programé programación codificar; formar formé formación
    enseñar enseñé impartir impartí; curso cursos clase clases taller talleres; impartir impartí dar di; migrar migré migración pasar
    trasladar traspaso; usuario usuarios usuaria usuarias; cliente clientes clienta clientas; tienda tiendas local locales establecimiento
    comercio; empresa empresas compañía negocio; ordenador ordenadores; servidor servidores; red redes; contraseña contraseñas clave claves;
    cuenta cuentas; incidencia incidencias avería averías fallo fallos problema problemas error errores; consulta consultas pregunta
    preguntas petición peticiones; informe informes reporte reportes; acta actas; documento documentos documentación; guía guías manual
    manuales tutorial tutoriales instrucciones; página páginas web sitio; aplicación aplicaciones app programa; base bases; pedido pedidos
    encargo encargos; entrega entregas envío envíos; almacén almacenes depósito; anual anualmente año; alumno alumnos alumna alumnas; nuevo
    nueva reciente`),
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
