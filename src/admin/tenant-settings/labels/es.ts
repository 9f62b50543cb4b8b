import type { TenantSettingsLabels } from './TenantSettingsLabels.js';

export const spanishTenantSettings: TenantSettingsLabels = {
  groups: {
    audit: 'Registro de auditoría',
    maintenance: 'Ventana de mantenimiento',
    support: 'Acceso de soporte',
    ai: 'IA',
    signIn: 'Inicio de sesión de los despliegues',
  },
  fields: {
    auditLogEnabled: 'Registrar lo que hacen los usuarios',
    maintenanceWindowEnabled: 'Actualizar los despliegues solo en una ventana de mantenimiento',
    maintenanceWindowDay: 'Día',
    maintenanceWindowTime: 'Hora de inicio',
    hasSupportAccess: 'Permitir que el equipo de soporte del servicio acceda a la cuenta',
    useAIBIUserInterface: 'Mostrar la interfaz de IA',
    aiTokensAutoPurchaseEnabled: 'Comprar tokens de IA automáticamente',
    aiTokensAutoPurchaseAmount: 'Importe de cada compra, en dólares estadounidenses',
    oidcEnabled: 'Emitir tokens OIDC para los despliegues',
  },
  hints: {
    maintenanceWindowEnabled: 'De lo contrario, las actualizaciones se instalan en cualquier momento.',
    hasSupportAccess: 'Mientras esté activado, el equipo de soporte puede ver los despliegues y su configuración.',
    useAIBIUserInterface: 'Mientras esté desactivada, los usuarios no ven el chat ni las demás funciones de IA.',
    oidcEnabled: 'Permite que los despliegues accedan a otros servicios sin contraseñas ni claves.',
    aiTokensAutoPurchaseEnabled: (threshold) => `Se compran más tokens cuando quedan tokens por menos de ${threshold}.`,
  },
  audit: {
    on: 'El registro de auditoría está activado.',
    off: 'El registro de auditoría está desactivado.',
    onSince: (time) => `El registro de auditoría está activado desde el ${time}.`,
    offSince: (time) => `El registro de auditoría está desactivado desde el ${time}.`,
    turningOn: 'El registro de auditoría sigue desactivado. Se activará pronto.',
    turningOff: 'El registro de auditoría sigue activado. Se desactivará pronto.',
  },
  warnings: {
    auditLogEnabled: 'Cuando guardes, las acciones dejarán de registrarse.',
    hasSupportAccess: 'Cuando guardes, el equipo de soporte tendrá acceso hasta que lo desactives.',
    aiTokensAutoPurchaseEnabled: 'Cuando guardes, las compras se harán sin volver a preguntar.',
    oidcEnabled: 'Cuando guardes, los despliegues no recibirán tokens nuevos y pueden perder el acceso a otros servicios.',
  },
  problems: {
    maintenanceWindowTime: 'Escribe horas y minutos, por ejemplo 03:00.',
    aiTokensAutoPurchaseAmount: 'Escribe un número entero de dólares, sin centavos.',
  },
  update: { done: 'Se guardó la configuración de la cuenta', failed: 'No se pudo guardar la configuración de la cuenta' },
};
